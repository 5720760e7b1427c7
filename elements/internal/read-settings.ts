/** How an element's properties, attributes and JSON child become one Settings. */

import { DEFAULTS } from '../../src/config/defaults.ts';
import { merge } from '../../src/config/merge.ts';
import type { Problem, Settings } from '../../src/config/settings.ts';
import type { Config, Form } from '../../src/config/types.ts';
import type { StringOverrides } from '../../src/i18n/en.ts';
import type { Theme } from '../../src/theme/tokens.ts';
import type { AuthElement } from './auth-element.ts';
import { json } from './fields.ts';
import { resolveLocale } from './page-language.ts';
import { unreadableAttributes } from './react-host.ts';

/** What a page may put into the element as a `<script type="application/json">`. */
interface JsonChild {
  readonly config?: Config;
  readonly theme?: Theme;
  readonly strings?: StringOverrides;
}

/** Which element it is, and what its own fields say. */
export interface Shorthands {
  readonly form: Form;
  /** The fields of the config and of the theme that have an attribute of their own. */
  readonly config: Config;
  readonly theme: Theme;
  readonly passwordResetToken?: string | undefined;
}

function readJsonChild(element: Element): { value: JsonChild; problems: readonly Problem[] } {
  const script = element.querySelector(':scope > script[type="application/json"]');
  const reading = json(script?.textContent ?? null);
  return 'mend' in reading
    ? { value: {}, problems: [{ setting: '<script type="application/json">', message: reading.mend }] }
    : { value: reading.value ?? {}, problems: [] };
}

/** A reset form is of no use without passwords, whatever else the page offers. */
function withPasswords(config: Config): Config {
  const products = config.products ?? DEFAULTS.products;
  return Array.isArray(products) ? { ...config, products: [...products, 'passwords'] } : config;
}

/** Precedence, lowest first: JSON child, `config` / `theme` / `strings`, shorthands (contract section 2). */
export function readSettings(element: AuthElement, shorthands: Shorthands): Settings {
  const child = readJsonChild(element);
  const { form, passwordResetToken } = shorthands;
  const config = merge(merge(child.value.config ?? {}, element.config ?? {}), shorthands.config);
  return {
    form,
    passwordResetToken,
    config: form === 'reset-password' ? withPasswords(config) : config,
    theme: merge(merge(child.value.theme ?? {}, element.theme ?? {}), shorthands.theme),
    strings: merge(child.value.strings ?? {}, element.strings ?? {}),
    publicToken: element.publicToken,
    apiUrl: element.apiUrl,
    client: element.client ?? undefined,
    locale: resolveLocale(element.locale, element),
    colorScheme: element.colorScheme ?? 'light',
    successUrl: element.successUrl,
    redirectHandling: element.redirectHandling ?? (element.client ? 'off' : 'auto'),
    lookupUser: element.lookupUser,
    sources: [child.value, element],
    unreadable: [...unreadableAttributes(element), ...child.problems],
  };
}
