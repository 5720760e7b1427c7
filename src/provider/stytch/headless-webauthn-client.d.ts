/** A module of the SDK that its package neither exports nor types. */
declare module '*/HeadlessWebAuthnClient.mjs' {
  import type { StytchClient } from '@stytch/vanilla-js/headless';

  export const HeadlessWebAuthnClient: new (
    networkClient: object,
    subscriptionService: object,
    dfpProtectedAuth: object,
  ) => StytchClient['webauthn'];
}
