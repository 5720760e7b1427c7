/** What a page can set on `<auth-passkeys>`. */
import type { Config } from '../../src/settings/types.ts';
import { type FieldsOf, text } from './fields.ts';
import { FOLLOWED_FIELDS, type FollowedProperties } from './session-fields.ts';

/** The properties that a page can set. `undefined` means the default. */
export interface PasskeysProperties extends Omit<FollowedProperties, 'config'> {
  /** Only `cookieOptions` and `passkeyOptions.domain` count. */
  config: Pick<Config, 'cookieOptions' | 'passkeyOptions'> | undefined;
  /** The domain that passkeys are for: the page's host, or a domain above it. Default: the page's host. */
  passkeyDomain: string | undefined;
}

export const PASSKEYS_FIELDS: FieldsOf<PasskeysProperties> = { ...FOLLOWED_FIELDS, passkeyDomain: text };
