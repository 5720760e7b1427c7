/** How an element's properties, attributes and JSON child become its settings. */
import { merge } from '../../src/config/merge.ts';
import type { BaseSettings, Problem } from '../../src/config/settings.ts';
import type { StringOverrides } from '../../src/i18n/en.ts';
import type { Theme } from '../../src/theme/tokens.ts';
import type { AuthElement } from './auth-element.ts';
import { json } from './fields.ts';
import { resolveLocale } from './page-language.ts';
import { unreadableAttributes } from './react-host.ts';

/** What a page may put into the element as a `<script type="application/json">`. */
interface JsonChild<ElementConfig> {
  readonly config?: ElementConfig;
  readonly theme?: Theme;
  readonly strings?: StringOverrides;
}

/** The fields of the config and of the theme that have an attribute of their own. */
export interface Shorthands<ElementConfig extends object> {
  readonly config: ElementConfig;
  readonly theme: Theme;
}

function readJsonChild<ElementConfig>(element: Element): {
  value: JsonChild<ElementConfig>;
  problems: readonly Problem[];
} {
  const script = element.querySelector(':scope > script[type="application/json"]');
  const reading = json(script?.textContent ?? null);
  return 'mend' in reading
    ? { value: {}, problems: [{ setting: '<script type="application/json">', message: reading.mend }] }
    : { value: reading.value ?? {}, problems: [] };
}

/** Precedence, lowest first: JSON child, `config` / `theme` / `strings`, shorthands (contract section 2). */
export function readSettings<ElementConfig extends object>(
  element: AuthElement<ElementConfig>,
  shorthands: Shorthands<ElementConfig>,
): BaseSettings<ElementConfig> {
  const child = readJsonChild<ElementConfig>(element);
  const config = merge(merge(child.value.config ?? {}, element.config ?? {}), shorthands.config);
  return {
    // What a page wrote is checked before it is used (config/check.ts).
    config: config as ElementConfig,
    theme: merge(merge(child.value.theme ?? {}, element.theme ?? {}), shorthands.theme),
    strings: merge(child.value.strings ?? {}, element.strings ?? {}),
    publicToken: element.publicToken,
    apiUrl: element.apiUrl,
    client: element.client ?? undefined,
    locale: resolveLocale(element.locale, element),
    colorScheme: element.colorScheme ?? 'light',
    successUrl: element.successUrl,
    redirectHandling: element.redirectHandling ?? (element.client ? 'off' : 'auto'),
    sources: [child.value, element],
    unreadable: [...unreadableAttributes(element), ...child.problems],
  };
}
