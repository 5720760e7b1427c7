/** The properties that only `<auth-widget>` has. */
import { SHORTHANDS, type ShorthandOptions } from '../../src/settings/entry-options.ts';
import { type Fields, oneOf } from '../../src/settings/fields.ts';
import { readShorthands, shorthandFields } from '../../src/settings/read-shorthands.ts';
import type { AlreadySignedIn } from '../../src/settings/types.ts';
import type { ConsumerShorthands } from './consumer-settings.ts';

export interface WidgetOptions extends ShorthandOptions {
  /**
   * For visitors who are signed in already, once Stytch has confirmed their session. `ask`: they read who is signed in, and go on with
   * that account or use another. `form`: the form. The page gets `SESSION_FOUND` in both cases. `succeed` (or `redirect`): signed-in
   * visitors skip the form, the page gets `auth-success` with the method `session`, and `success-url` is followed.
   * @default ask
   */
  alreadySignedIn: AlreadySignedIn | undefined;
}

export const WIDGET_FIELDS: Fields = {
  ...shorthandFields(SHORTHANDS),
  alreadySignedIn: oneOf('ask', 'form', 'succeed', 'redirect'),
};

/** The meanings of the options. */
export function widgetShorthands(options: ShorthandOptions): ConsumerShorthands {
  const { products, oauthProviders } = options;
  // Not validated yet, so it may not be an array.
  const providers = oauthProviders && [oauthProviders].flat().map((type) => ({ type }));
  const { config, theme } = readShorthands(SHORTHANDS, { ...options, oauthProviders: providers });
  // The attribute stands for the product with its default options.
  const links = [products].flat().includes('emailMagicLinks') && { emailMagicLinksOptions: {} };
  return { form: 'login', config: { ...links, ...config }, theme };
}
