/** The settings of `<auth-passkeys>`. */

import { type FieldsOf, text } from '../../src/settings/fields.ts';
import type { Config } from '../../src/settings/types.ts';
import { FOLLOWED_FIELDS, type FollowedProperties } from './session-fields.ts';

/** The properties that a page can set. `undefined` means the default. */
export interface PasskeysProperties extends Omit<FollowedProperties, 'config'> {
  /**
   * The configuration as a JSON object, of which only `cookieOptions`, `passkeyOptions.domain`, and for codes that confirm a
   * change `otpOptions` count. The property takes an object.
   */
  config: Pick<Config, 'cookieOptions' | 'passkeyOptions' | 'otpOptions'> | undefined;
  /**
   * Where the link "Sign in" leads, for visitors who are signed out. An http(s) URL, which may be relative to the page.
   * Without it, there is no link.
   */
  signInUrl: string | undefined;
  /** The domain that passkeys are for: the page's host, or a domain above it. Default: the page's host. */
  passkeyDomain: string | undefined;
}

export const PASSKEYS_FIELDS: FieldsOf<PasskeysProperties> = { ...FOLLOWED_FIELDS, passkeyDomain: text };
