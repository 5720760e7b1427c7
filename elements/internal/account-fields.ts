/** What a page can set on `<auth-account>`. */
import type { AccountSection } from '../../src/settings/account-sections.ts';
import { type FieldsOf, list } from '../../src/settings/fields.ts';
import { PASSKEYS_FIELDS, type PasskeysProperties } from './passkeys-fields.ts';

/** The properties that a page can set. `undefined` means the default. */
export interface AccountProperties extends PasskeysProperties {
  /**
   * What visitors can change, in this order. Each needs its calls to be enabled in the dashboard.
   * @default name email
   */
  sections: readonly AccountSection[] | undefined;
}

export const ACCOUNT_FIELDS: FieldsOf<AccountProperties> = { ...PASSKEYS_FIELDS, sections: list };
