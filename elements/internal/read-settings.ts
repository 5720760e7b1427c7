/** Merges an element's properties, attributes and JSON child into its settings. */

import { firstLocale } from '../../src/kit/lib/page-language.ts';
import type { AnyEventDetail } from '../../src/settings/business/types.ts';
import { merge } from '../../src/settings/merge.ts';
import type { BaseSettings, SettingsSource } from '../../src/settings/settings.ts';
import type { AuthElement } from './auth-element.ts';
import type { Given, Properties } from './read-given.ts';

/** The parts of config and theme that have attributes of their own. */
export interface Shorthands {
  readonly config: object;
  readonly theme: object;
}

/** Precedence, lowest first: JSON child, `config`, `theme` and `strings`, shorthands (contract section 2). */
export function readSettings<
  ElementConfig extends object,
  E extends AuthElement<ElementConfig, AnyEventDetail>,
>(
  { properties, child, problems, languages }: Given<E>,
  shorthands: Shorthands,
): Properties<E> & BaseSettings<ElementConfig> {
  const merged = (name: keyof SettingsSource): object => merge(child[name] ?? {}, properties[name] ?? {});
  const { client, look } = properties;
  return {
    ...properties,
    // May be anything the page wrote: settings/check.ts validates it before it is used.
    config: merge(merged('config'), shorthands.config) as ElementConfig,
    theme: merge(merge(merged('theme'), shorthands.theme), look === undefined ? {} : { look }),
    strings: merged('strings'),
    client: client ?? undefined,
    locale: firstLocale([properties.locale, ...languages]),
    colorScheme: properties.colorScheme ?? 'light',
    redirectHandling: properties.redirectHandling ?? (client ? 'off' : 'auto'),
    sources: [child, properties],
    unreadable: problems,
  };
}
