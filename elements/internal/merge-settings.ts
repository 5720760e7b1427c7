/** Merges what a page has set on an element into its settings. Pure: servers do the same with a tag's attributes. */
import { merge } from '../../src/config/merge.ts';
import type { BaseSettings, Problem } from '../../src/config/settings.ts';
import type { StringOverrides } from '../../src/i18n/en.ts';
import type { Theme } from '../../src/theme/tokens.ts';
import { firstLocale } from './page-language.ts';
import type { SharedValues } from './shared-fields.ts';

/** The content of the `<script type="application/json">` that a page may put into the element. */
export interface JsonChild<ElementConfig> {
  readonly config?: ElementConfig;
  readonly theme?: Theme;
  readonly strings?: StringOverrides;
}

/** The parts of config and theme that have attributes of their own. */
export interface Shorthands<ElementConfig extends object> {
  readonly config: ElementConfig;
  readonly theme: Theme;
}

/** What decides besides the values of the element's fields. */
export interface Surroundings<ElementConfig> {
  readonly child: JsonChild<ElementConfig>;
  /** Language tags, the most important first, for an element that does not name its own. */
  readonly languages: readonly (string | undefined)[];
  readonly unreadable: readonly Problem[];
}

/** Precedence, lowest first: JSON child, `config`, `theme` and `strings`, shorthands (contract section 2). */
export function mergeSettings<ElementConfig extends object>(
  values: SharedValues<ElementConfig>,
  shorthands: Shorthands<ElementConfig>,
  { child, languages, unreadable }: Surroundings<ElementConfig>,
): BaseSettings<ElementConfig> {
  const config = merge(merge(child.config ?? {}, values.config ?? {}), shorthands.config);
  return {
    // May be anything the page wrote: config/check.ts validates it before it is used.
    config: config as ElementConfig,
    theme: merge(merge(child.theme ?? {}, values.theme ?? {}), shorthands.theme),
    strings: merge(child.strings ?? {}, values.strings ?? {}),
    publicToken: values.publicToken,
    apiUrl: values.apiUrl,
    client: values.client ?? undefined,
    locale: firstLocale([values.locale, ...languages]),
    colorScheme: values.colorScheme ?? 'light',
    successUrl: values.successUrl,
    redirectHandling: values.redirectHandling ?? (values.client ? 'off' : 'auto'),
    sources: [child, values],
    unreadable,
  };
}
