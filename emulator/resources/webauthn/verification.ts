import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';

import { pageOrigin } from '../../http/page-origin.ts';
import type { Call } from '../../http/router.ts';
import type { WebAuthnRegistration } from '../../state/user.ts';

/** What a credential has to be for. */
export interface Expected {
  /** In base64url. */
  readonly challenge: string;
  /** The RP ID. */
  readonly domain: string;
}

/** The credential that a browser has made for this page and challenge; undefined if it is not proved. */
export async function verifyNewCredential(
  call: Call,
  response: RegistrationResponseJSON,
  { challenge, domain }: Expected,
): Promise<WebAuthnCredential | undefined> {
  const origin = acceptedOrigin(call, domain);
  if (origin === undefined) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: false,
    });
    return registrationInfo?.credential;
  } catch {
    // The library throws for everything that is wrong with a credential.
    return undefined;
  }
}

/** The authenticator's counter, if the registered key has signed for this page and challenge; otherwise undefined. */
export async function verifyAssertion(
  call: Call,
  response: AuthenticationResponseJSON,
  { challenge, domain }: Expected,
  { value: id, publicKey, counter }: WebAuthnRegistration,
): Promise<number | undefined> {
  const origin = acceptedOrigin(call, domain);
  if (origin === undefined) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: false,
      credential: { id, publicKey, counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** The calling page's origin, if the project accepts it and it may use passkeys of this domain. */
function acceptedOrigin({ store, request }: Call, domain: string): string | undefined {
  const origin = pageOrigin(request);
  if (origin === undefined) return undefined;
  const { webauthn_origins: accepted } = store.settings.dashboard;
  if (accepted !== null && !accepted.includes(origin)) return undefined;
  return `.${new URL(origin).hostname}`.endsWith(`.${domain}`) ? origin : undefined;
}
