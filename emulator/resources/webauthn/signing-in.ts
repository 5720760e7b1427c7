import { readFlag } from '../../http/fields.ts';
import { requireSessionMinutes } from '../../http/minutes.ts';
import type { Call } from '../../http/router.ts';
import type { User, WebAuthnRegistration } from '../../state/user.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { openChallenge, takeChallenge } from './challenges.ts';
import { readAssertion } from './credential.ts';
import { requireDomain } from './fields.ts';
import { optionsText, requestOptions } from './options.ts';
import { refused } from './refusals.ts';
import { FACTOR, requireRegistration } from './registrations.ts';
import { verifyAssertion } from './verification.ts';

/**
 * Asks a browser for a signature.
 * @param user who has to sign; null if anyone may sign in
 */
export async function startSignIn({ store, body }: Call, user: User | null): Promise<object> {
  const domain = requireDomain(body);
  const isPasskey = readFlag(body, 'return_passkey_credential_options');
  const allowed = user === null || isPasskey ? undefined : requireRegistrations(user, domain);
  const options = await requestOptions(store.settings, domain, allowed);
  const text = optionsText(options, body);
  openChallenge(store, options.challenge, { purpose: 'authenticate', user, domain });
  return { user_id: user?.id ?? '', public_key_credential_request_options: text };
}

/** Signs in the user whose credential has signed. */
export async function signIn(call: Call): Promise<object> {
  const { store, body } = call;
  const minutes = requireSessionMinutes(body);
  const { credential, challenge } = readAssertion(body);
  const pending = takeChallenge(store, challenge, 'authenticate');
  // By the credential's ID, because pages can choose the user handle.
  const { user, registration } = requireRegistration(store.users, ({ value }) => value === credential.id);
  if (pending === undefined || registration.domain !== pending.domain)
    throw refused('unable_to_auth_webauthn_registration');
  if (pending.user !== null && pending.user !== user) throw refused('unable_to_auth_webauthn_registration');
  const expected = { challenge, domain: pending.domain };
  const counter = await verifyAssertion(call, credential, expected, registration);
  if (counter === undefined) throw refused('unable_to_auth_webauthn_registration');
  registration.counter = counter;
  const answer = await authenticate(call, { user, contact: registration }, FACTOR, minutes);
  return { ...answer, webauthn_registration_id: registration.id };
}

function requireRegistrations(user: User, domain: string): readonly WebAuthnRegistration[] {
  const found = user.webauthnRegistrations.filter((registration) => registration.domain === domain);
  if (found.length > 0) return found;
  throw refused('no_active_webauthn_registrations');
}
