import { ApiError } from '../../http/api-error.ts';
import { requireSession } from '../../http/credentials.ts';
import { optionalText, readFlag, requireText } from '../../http/fields.ts';
import { isDomain } from '../../http/formats.ts';
import { optionalSessionMinutes, requireSessionMinutes } from '../../http/minutes.ts';
import { type Call, sdkRoute } from '../../http/route.ts';
import type { JsonObject } from '../../state/json.ts';
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
    const name = requireText(body, 'name', 'empty_webauthn_registration_name');
    const { registration } = requireRegistration([user], ({ id }) => id === c.req.param('id'));
    registration.name = name;
    return { webauthn_registration: registrationBody(registration) };
  }),
];

/** Asks the signed-in user's browser for a new credential. */
async function startRegistration({ store, credentials, body }: Call): Promise<object> {
  const { user } = requireSession(store, credentials);
  const domain = requireDomain(body);
  const userAgent = optionalText(body, 'user_agent', 'invalid_user_agent') ?? '';
  const authenticatorType = readAuthenticatorType(body);
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
  const minutes = optionalSessionMinutes(body);
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
  const domain = requireDomain(body);
  const isPasskey = readFlag(body, 'return_passkey_credential_options');
  const allowed = user === null || isPasskey ? undefined : requireRegistrations(user, domain);
  const options = await requestOptions(store.settings, domain, allowed);
  const text = optionsText(options, body);
  openChallenge(store, options.challenge, { purpose: 'authenticate', user, domain });
  return { user_id: user?.id ?? '', public_key_credential_request_options: text };
}

/** Signs in the user whose credential has signed. */
async function signIn(call: Call): Promise<object> {
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

/**
 * The body's `domain`, which becomes the RP ID. Browsers find out whether the page may use it.
 * @throws ApiError 400 if it is missing or malformed
 */
function requireDomain(body: JsonObject): string {
  const errorType = 'invalid_webauthn_registration_domain';
  const domain = requireText(body, 'domain', errorType);
  if (isDomain(domain)) return domain;
  throw new ApiError(400, errorType, 'domain must be the name of a host, without a scheme or port.');
}

/**
 * The body's `authenticator_type`; empty if it has none.
 * @throws ApiError 400 if it is anything else
 */
function readAuthenticatorType(body: JsonObject): WebAuthnRegistration['authenticatorType'] {
  const value = body['authenticator_type'] ?? '';
  if (value === '' || value === 'platform' || value === 'cross-platform') return value;
  const message = 'authenticator_type must be platform or cross-platform.';
  throw new ApiError(400, 'invalid_authenticator_type', message);
}
