/** What `<auth-widget>` and `<auth-reset-password>` share: the consumer flow and its settings. */
import { DEFAULTS } from '../../src/config/defaults.ts';
import type { Config, Form, LookupUser } from '../../src/config/types.ts';
import { consumerEntry } from '../../src/entry/consumer/consumer-entry.ts';
import { type AuthElement, authElement } from './auth-element.ts';
import { type Fields, property } from './fields.ts';
import { readSettings, type Shorthands } from './read-settings.ts';

export interface ConsumerElement extends AuthElement<Config> {
  lookupUser: LookupUser | undefined;
}

/** Properties whose values no attribute can carry. */
export type PropertyOnly = 'client' | 'callbacks' | 'lookupUser';

/** What an element's own fields say. */
export interface ConsumerShorthands extends Shorthands<Config> {
  readonly form: Form;
  readonly passwordResetToken?: string | undefined;
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
  shorthands: (element: E) => ConsumerShorthands,
) {
  return authElement({
    fields: { ...fields, lookupUser: property },
    flow: consumerEntry,
    readSettings(element: E) {
      const { form, passwordResetToken, ...own } = shorthands(element);
      const settings = readSettings(element, own);
      return {
        ...settings,
        config: form === 'reset-password' ? withPasswords(settings.config) : settings.config,
        form,
        passwordResetToken,
        lookupUser: element.lookupUser,
      };
    },
    wantsPlainContainer: ({ noShadow }, { config }) => noShadow ?? config.enableShadowDOM === false,
  });
}
