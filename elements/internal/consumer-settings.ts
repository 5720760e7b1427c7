/** The settings of `<auth-widget>` and `<auth-reset-password>`. Pure. */
import { DEFAULTS } from '../../src/config/defaults.ts';
import type { Settings } from '../../src/config/settings.ts';
import type { Config, Form, LookupUser } from '../../src/config/types.ts';
import { type FieldsOf, property } from './fields.ts';
import { mergeSettings, type Shorthands, type Surroundings } from './merge-settings.ts';
import { SHARED_FIELDS, type SharedValues } from './shared-fields.ts';

/** What a page can set on both elements. */
export interface ConsumerValues extends SharedValues {
  lookupUser: LookupUser | undefined;
}

export const CONSUMER_FIELDS: FieldsOf<ConsumerValues> = { ...SHARED_FIELDS, lookupUser: property };

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

export function consumerSettings(
  values: ConsumerValues,
  { form, passwordResetToken, ...own }: ConsumerShorthands,
  surroundings: Surroundings<Config>,
): Settings {
  const settings = mergeSettings(values, own, surroundings);
  return {
    ...settings,
    config: form === 'reset-password' ? withPasswords(settings.config) : settings.config,
    form,
    passwordResetToken,
    lookupUser: values.lookupUser,
  };
}

/** Whether an element renders into a plain container instead of a shadow root. */
export function wantsPlainContainer(
  { noShadow }: Pick<ConsumerValues, 'noShadow'>,
  { config }: Pick<Settings, 'config'>,
): boolean {
  return noShadow ?? config.enableShadowDOM === false;
}
