/** The settings of `<auth-widget>` and `<auth-reset-password>`. Pure: servers make them of a tag's attributes. */

import { withoutPrototype } from '../../src/kit/lib/objects.ts';
import { likelyCountry } from '../../src/kit/lib/phone-country.ts';
import type { Theme } from '../../src/kit/theme/tokens.ts';
import { type FieldsOf, property } from '../../src/settings/fields.ts';
import { productsOf } from '../../src/settings/resolve.ts';
import type { Settings } from '../../src/settings/settings.ts';
import type { Config, Form, LookupUser } from '../../src/settings/types.ts';
import type { AuthElement } from './auth-element.ts';
import type { Properties, RawSettings } from './read-given.ts';
import { readSettings, type Shorthands } from './read-settings.ts';
import { SHARED_FIELDS } from './shared-fields.ts';

export interface ConsumerElement extends AuthElement<Config> {
  lookupUser: LookupUser | undefined;
}

export const CONSUMER_FIELDS: FieldsOf<Properties<ConsumerElement>> = {
  ...SHARED_FIELDS,
  lookupUser: property,
};

/** The settings of an element's own fields. */
export interface ConsumerShorthands extends Shorthands {
  readonly config: Config;
  readonly theme: Theme;
  readonly form: Form;
}

/** The reset form needs passwords, whatever products the page names. */
function withPasswords(config: Config): Config {
  const products = productsOf(config);
  return Array.isArray(products) ? { ...config, products: [...products, 'passwords'] } : config;
}

/** Puts the visitor's likely country in the place of `auto`. */
function withPhoneCountry(
  { config, locale }: Pick<Settings, 'config' | 'locale'>,
  languages: readonly (string | undefined)[],
): Config {
  const { otpOptions } = config;
  if (otpOptions?.phoneCountry !== 'auto') return config;
  return { ...config, otpOptions: { ...otpOptions, phoneCountry: likelyCountry(locale, languages) } };
}

export function consumerSettings<E extends ConsumerElement>(
  given: RawSettings<E>,
  { form, ...own }: ConsumerShorthands,
): Settings {
  const settings = readSettings<Config, E>(given, own);
  const asked = withPhoneCountry(settings, given.languages);
  const config = form === 'reset-password' ? withPasswords(asked) : asked;
  return withoutPrototype({ ...settings, config, form }) as Settings;
}
