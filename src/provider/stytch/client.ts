import type { StytchClient } from '@stytch/vanilla-js/headless';

/** Clients of older SDK releases, and clients that a page has trimmed, may lack any of these or parts of them. */
type OptionalApis = {
  readonly [Name in 'oauth' | 'session' | 'user' | 'rbac' | 'webauthn' | 'totps' | 'impersonation']?: Partial<
    StytchClient[Name]
  >;
};

/**
 * The part of the provider's client that the adapter uses, typed by the SDK itself so that an upgrade which renames a call or a
 * key fails to compile. At run time a page's own client is accepted by shape: every build of the SDK has classes of
 * its own, so `instanceof` would reject most of them.
 */
export type StytchClientShape = Pick<StytchClient, 'otps' | 'magicLinks' | 'passwords' | 'cryptoWallets'> &
  OptionalApis;

/**
 * A response by the SDK's type, with nothing taken for granted: what arrives depends on the page's build of the SDK and
 * on the server. Its keys are checked, but every value has to be tested before use.
 */
export type Unverified<Response> = Response extends object
  ? { readonly [Key in keyof Response]?: Unverified<Response[Key]> }
  : unknown;
