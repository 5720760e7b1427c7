/** The settings of `<auth-account>`. */
import type { AccountSection } from '../../src/settings/account-sections.ts';
import { type FieldsOf, list } from '../../src/settings/fields.ts';
import type { Config } from '../../src/settings/types.ts';
import { PASSKEYS_FIELDS, type PasskeysProperties } from './passkeys-fields.ts';

/** The properties that a page can set. `undefined` means the default. */
export interface AccountProperties extends Omit<PasskeysProperties, 'config'> {
  /**
   * The configuration as a JSON object, of which only `cookieOptions`, `passkeyOptions.domain`, for codes `otpOptions`, for the
   * section `providers` the `providers` of `oauthOptions`, and for `second-factor` the `issuer` of `secondFactorOptions` count. The
   * property takes an object.
   */
  config:
    | Pick<Config, 'cookieOptions' | 'passkeyOptions' | 'otpOptions' | 'oauthOptions' | 'secondFactorOptions'>
    | undefined;
  /**
   * The sections that visitors can change, in this order. Each needs its calls to be enabled in the dashboard.
   * @default name email
   */
  sections: readonly AccountSection[] | undefined;
}

export const ACCOUNT_FIELDS: FieldsOf<AccountProperties> = { ...PASSKEYS_FIELDS, sections: list };
