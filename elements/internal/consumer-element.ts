/** What `<auth-widget>` and `<auth-reset-password>` share: the consumer flow and its settings. */
import { DEFAULTS } from '../../src/config/defaults.ts';
import type { Settings } from '../../src/config/settings.ts';
import type { Config, Form, LookupUser } from '../../src/config/types.ts';
import { consumerEntry } from '../../src/entry/consumer/consumer-entry.ts';
import type { Theme } from '../../src/theme/tokens.ts';
import { type AuthElement, authElement } from './auth-element.ts';
import { type Fields, property } from './fields.ts';
import type { Properties } from './read-given.ts';
import { readSettings, type Shorthands } from './read-settings.ts';

export interface ConsumerElement extends AuthElement<Config> {
  lookupUser: LookupUser | undefined;
}

/** Properties whose values no attribute can carry. */
export type PropertyOnly = 'client' | 'callbacks' | 'lookupUser';

/** What an element's own fields say. */
export interface ConsumerShorthands extends Shorthands {
  readonly config: Config;
  readonly theme: Theme;
  readonly form: Form;
}

/** The reset form needs passwords, whatever products the page names. */
function withPasswords(config: Config): Config {
  const products = config.products ?? DEFAULTS.products;
  return Array.isArray(products) ? { ...config, products: [...products, 'passwords'] } : config;
}

/**
 * @param fields the element's fields besides the shared ones
 * @param shorthands reads the fields that stand for parts of config and theme
 */
export function consumerElement<E extends ConsumerElement>(
  fields: Fields,
  shorthands: (properties: Properties<E>) => ConsumerShorthands,
) {
  return authElement<E, Settings>({
    fields: { ...fields, lookupUser: property },
    flow: consumerEntry,
    readSettings(given) {
      const { form, ...own } = shorthands(given.properties);
      const settings = readSettings(given, own);
      const config = form === 'reset-password' ? withPasswords(settings.config) : settings.config;
      return { ...settings, config, form };
    },
    wantsPlainContainer: ({ noShadow }, { config }) => noShadow ?? config.enableShadowDOM === false,
  });
}
