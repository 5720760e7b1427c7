import type { StytchB2BClient } from '@stytch/vanilla-js/b2b/headless';

/**
 * The part of the provider's B2B client that the adapter uses, typed by the SDK itself so that an upgrade which renames a call or
 * a key fails to compile. At run time a page's own client is accepted by shape.
 */
export type StytchB2bClientShape = Pick<
  StytchB2BClient,
  | 'magicLinks'
  | 'otps'
  | 'sso'
  | 'oauth'
  | 'passwords'
  | 'discovery'
  | 'organization'
  | 'totp'
  | 'recoveryCodes'
  | 'impersonation'
  | 'session'
  | 'self'
>;

/** The languages of messages that the SDK's types know. The page's own is passed on as it is. */
export type MessageLocale = NonNullable<
  NonNullable<Parameters<StytchB2bClientShape['magicLinks']['email']['loginOrSignup']>[0]>['locale']
>;
