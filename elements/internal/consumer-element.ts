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

/** Properties that no attribute can carry. */
export type PropertyOnly = 'client' | 'callbacks' | 'lookupUser';

/** Which of the two elements it is, and what its own fields say. */
export interface ConsumerShorthands extends Shorthands<Config> {
  readonly form: Form;
  readonly passwordResetToken?: string | undefined;
}

/** A reset form is of no use without passwords, whatever else the page offers. */
function withPasswords(config: Config): Config {
  const products = config.products ?? DEFAULTS.products;
  return Array.isArray(products) ? { ...config, products: [...products, 'passwords'] } : config;
}

/**
 * @param fields what the element has beyond the shared fields
 * @param shorthands which of its properties stand for one field of the config or the theme
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
