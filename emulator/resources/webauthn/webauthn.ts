import { requireSession } from '../../http/credentials.ts';
import { read, readOptional } from '../../http/fields.ts';
import { type Call, sdkRoute } from '../../http/route.ts';
import { makeRegistration, type User, type WebAuthnRegistration } from '../../state/user.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { openChallenge, takeChallenge } from './challenges.ts';
import { readAssertion, readNewCredential } from './credential.ts';
import { creationOptions, optionsText, requestOptions } from './options.ts';
import { refused } from './refusals.ts';
import { FACTOR, isRegistered, registrationBody, requireRegistration } from './registrations.ts';
import { verifyAssertion, verifyNewCredential } from './verification.ts';

/** Registering passkeys and security keys, signing in with them, and renaming them. */
export const webauthnRoutes = [
  sdkRoute('POST', '/webauthn/register/start', startRegistration),
  sdkRoute('POST', '/webauthn/register', register),
  sdkRoute('POST', '/webauthn/authenticate/start/primary', (call) => startSignIn(call, null)),
  sdkRoute('POST', '/webauthn/authenticate/start/secondary', (call) =>
    startSignIn(call, requireSession(call.store, call.credentials).user),
  ),
  sdkRoute('POST', '/webauthn/authenticate', signIn),
  sdkRoute('PUT', '/webauthn/update/:id', ({ store, credentials, c, body }) => {
    const { user } = requireSession(store, credentials);
    const { name } = read(body, 'name');
    const { registration } = requireRegistration([user], ({ id }) => id === c.req.param('id'));
    registration.name = name;
    return { webauthn_registration: registrationBody(registration) };
  }),
];

/** Asks the signed-in user's browser for a new credential. */
async function startRegistration({ store, credentials, body }: Call): Promise<object> {
  const { user } = requireSession(store, credentials);
  const { domain } = read(body, 'domain');
  const userAgent = readOptional(body, 'user_agent') ?? '';
  const authenticatorType = readOptional(body, 'authenticator_type') ?? '';
  const options = await creationOptions(store.settings, body, user, { domain, authenticatorType });
  const text = optionsText(options, body);
  openChallenge(store, options.challenge, {
    purpose: 'register',
    user,
    domain,
    userAgent,
    authenticatorType,
  });
  return { user_id: user.id, public_key_credential_creation_options: text };
}

/** Adds the credential to the user, and to the session as a factor. */
async function register(call: Call): Promise<object> {
  const { store, credentials, body } = call;
  const { user } = requireSession(store, credentials);
  const minutes = readOptional(body, 'session_duration_minutes');
  const { credential, challenge } = readNewCredential(body);
  const pending = takeChallenge(store, challenge, 'register');
  if (pending === undefined || pending.user !== user) throw refused('no_pending_webauthn_registration');
  const { domain, userAgent, authenticatorType } = pending;
  const made = await verifyNewCredential(call, credential, { challenge, domain });
  if (made === undefined) throw refused('unable_to_register_webauthn_registration');
  if (isRegistered(store, made.id)) throw refused('duplicate_webauthn_registration');
  const registration = makeRegistration(user, {
    value: made.id,
    domain,
    userAgent,
    authenticatorType,
    publicKey: made.publicKey,
    transports: made.transports ?? [],
    counter: made.counter,
  });
  user.webauthnRegistrations.push(registration);
  const answer = await authenticate(call, { user, contact: registration }, FACTOR, minutes);
  return { ...answer, webauthn_registration_id: registration.id };
}

/**
 * Asks a browser for a signature.
 * @param user who has to sign; null if anyone may sign in
 */
async function startSignIn({ store, body }: Call, user: User | null): Promise<object> {
  const { domain } = read(body, 'domain');
  const { return_passkey_credential_options: isPasskey } = read(body, 'return_passkey_credential_options');
  const allowed = user === null || isPasskey ? undefined : requireRegistrations(user, domain);
  const options = await requestOptions(store.settings, domain, allowed);
  const text = optionsText(options, body);
  openChallenge(store, options.challenge, { purpose: 'authenticate', user, domain });
  return { user_id: user?.id ?? '', public_key_credential_request_options: text };
}

/** Signs in the user whose credential has signed. */
async function signIn(call: Call): Promise<object> {
  const { store, body } = call;
  const { session_duration_minutes: minutes } = read(body, 'session_duration_minutes');
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
