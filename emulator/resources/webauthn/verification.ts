import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';

import { pageOrigin } from '../../http/page-origin.ts';
import type { Call } from '../../http/router.ts';
import type { WebAuthnRegistration } from '../../state/user.ts';

/** What the browser must have been asked for. */
interface Expected {
  /** In base64url. */
  readonly challenge: string;
  /** The RP ID. */
  readonly domain: string;
}

/** The new credential; undefined if it was not made for this page, domain and challenge. */
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
    // The library throws whatever is wrong with the credential.
    return undefined;
  }
}

/** The authenticator's new counter; undefined if the registered key has not signed for this page, domain and challenge. */
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
