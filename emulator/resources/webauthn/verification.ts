import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';

import { pageOrigin } from '../../http/restrictions.ts';
import type { Call } from '../../http/route.ts';
import type { WebAuthnRegistration } from '../../state/user.ts';

/** The options that the browser must have been asked with. */
interface Asked {
  /** In base64url. */
  readonly challenge: string;
  /** The RP ID. */
  readonly domain: string;
}

/** The new credential; undefined if it was not made for this page, domain and challenge. */
export async function verifyNewCredential(
  call: Call,
  response: RegistrationResponseJSON,
  asked: Asked,
): Promise<WebAuthnCredential | undefined> {
  const expected = expectedOf(call, asked);
  if (!expected) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected });
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
  asked: Asked,
  { value: id, publicKey, counter }: WebAuthnRegistration,
): Promise<number | undefined> {
  const expected = expectedOf(call, asked);
  if (!expected) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...expected,
      credential: { id, publicKey, counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** The library's expectations, if the project accepts the calling page and that may use passkeys of this domain. */
function expectedOf({ store, c }: Call, { challenge, domain }: Asked) {
  const origin = pageOrigin(c.req);
  if (origin === undefined) return undefined;
  const { webauthn_origins: accepted } = store.settings.dashboard;
  if (accepted !== null && !accepted.includes(origin)) return undefined;
  if (!`.${new URL(origin).hostname}`.endsWith(`.${domain}`)) return undefined;
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domain,
    requireUserVerification: false,
  };
}
