/** Merges an element's properties, attributes and JSON child into its settings. */

import { merge, withoutPrototype } from '../../src/kit/lib/objects.ts';
import { firstLocale } from '../../src/kit/lib/page-language.ts';
import type { Theme } from '../../src/kit/theme/tokens.ts';
import type { AnyEventDetail } from '../../src/settings/business/types.ts';
import type { BaseSettings, SettingsSource } from '../../src/settings/settings.ts';
import type { AuthElement } from './auth-element.ts';
import type { Properties, RawSettings } from './read-given.ts';

/** The parts of config and theme that have attributes of their own. */
export interface Shorthands {
  readonly config: object;
  readonly theme: object;
}

/** Precedence, lowest first: JSON child, `config`, `theme` and `strings`, shorthands (docs/reference.md). */
export function readSettings<
  ElementConfig extends object,
  E extends AuthElement<ElementConfig, AnyEventDetail>,
>(
  { properties, child, problems, languages }: RawSettings<E>,
  shorthands: Shorthands,
): Omit<Properties<E>, 'theme'> & BaseSettings<ElementConfig> {
  const { theme, ...others } = properties;
  const merged = (name: keyof SettingsSource, own: object | undefined): object =>
    merge(child[name] ?? {}, own ?? {});
  // By now, a page has told the parts that it knows. A server has no page yet.
  const ownTheme: object | undefined = theme === 'auto' ? { look: 'modern' } : (theme as Theme | undefined);
  const shown = merge(merged('theme', ownTheme), shorthands.theme);
  const { client, look } = properties;
  return withoutPrototype({
    ...others,
    // May be anything the page wrote: settings/check.ts validates it before it is used.
    config: merge(merged('config', properties.config), shorthands.config) as ElementConfig,
    theme: merge(shown, look === undefined ? {} : { look }) as Theme,
    strings: merged('strings', properties.strings),
    client: client ?? undefined,
    locale: firstLocale([properties.locale, ...languages]),
    colorScheme: properties.colorScheme ?? 'light',
    redirectHandling: properties.redirectHandling ?? (client ? 'off' : 'auto'),
    sources: [child, properties],
    unreadable: problems,
  });
}
