import { ApiError } from '../../http/api-error.ts';
import { requireSession } from '../../http/credentials.ts';
import { optionalText, requireObject, requireText } from '../../http/fields.ts';
import { isDomain } from '../../http/formats.ts';
import { optionalSessionMinutes, requireSessionMinutes } from '../../http/minutes.ts';
import { type Call, type Route, sdkRoute } from '../../http/router.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import { makeId } from '../../state/ids.ts';
import type { JsonObject } from '../../state/json.ts';
import type { WebAuthnChallenge } from '../../state/pending-sign-ins.ts';
import type { Store } from '../../state/store.ts';
import type { User, WebAuthnRegistration } from '../../state/user.ts';
import type { Authenticate } from '../sessions/authenticate.ts';
import { readAssertion, readNewCredential } from './credential.ts';
import { creationOptions, optionsText, readFlag, requestOptions } from './options.ts';
import { isRegistered, registrationBody, requireRegistration } from './registrations.ts';
import { verifyAssertion, verifyNewCredential } from './verification.ts';

const CHALLENGE_LIFETIME_MS = 5 * MS_PER_MINUTE;
const FACTOR = { type: 'webauthn', deliveryMethod: 'webauthn_registration' } as const;

/** Registering passkeys and security keys, signing in with them, and renaming them. */
export function webauthnRoutes(authenticate: Authenticate): Route[] {
  return [
    sdkRoute('POST', '/webauthn/register/start', startRegistration),
    sdkRoute('POST', '/webauthn/register', (call) => register(call, authenticate)),
    sdkRoute('POST', '/webauthn/authenticate/start/primary', (call) => startAuthentication(call, null)),
    sdkRoute('POST', '/webauthn/authenticate/start/secondary', (call) =>
      startAuthentication(call, requireSession(call.store, call.credentials).user),
    ),
    sdkRoute('POST', '/webauthn/authenticate', (call) => signIn(call, authenticate)),
    sdkRoute('PUT', '/webauthn/update/:registrationId', ({ store, credentials, params, body }) => {
      const { user } = requireSession(store, credentials);
      const name = requireText(requireObject(body), 'name', 'empty_webauthn_registration_name');
      const { registration } = requireRegistration([user], ({ id }) => id === params['registrationId']);
      registration.name = name;
      return { webauthn_registration: registrationBody(registration) };
    }),
  ];
}

async function startRegistration({ store, credentials, body: given }: Call): Promise<object> {
  const { user } = requireSession(store, credentials);
  const body = requireObject(given);
  const asked = {
    domain: readDomain(body),
    userAgent: optionalText(body, 'user_agent', 'invalid_user_agent') ?? '',
    authenticatorType: readAuthenticatorType(body),
  };
  const options = await creationOptions(store.settings, body, user, asked);
  const text = optionsText(options, body);
  const expiresAt = store.clock.now() + CHALLENGE_LIFETIME_MS;
  store.webauthnChallenges.set(options.challenge, { purpose: 'register', user, ...asked, expiresAt });
  return { user_id: user.id, public_key_credential_creation_options: text };
}

async function register(call: Call, authenticate: Authenticate): Promise<object> {
  const { store } = call;
  const { user } = requireSession(store, call.credentials);
  const body = requireObject(call.body);
  const minutes = optionalSessionMinutes(body);
  const { credential, challenge } = readNewCredential(body);
  const pending = takeChallenge(store, challenge, 'register');
  if (pending === undefined || pending.user !== user) throw noPendingRegistration();
  const made = await verifyNewCredential(call, credential, { challenge, domain: pending.domain });
  if (made === undefined) throw notRegistered();
  if (isRegistered(store, made.id)) {
    throw new ApiError(400, 'duplicate_webauthn_registration', 'The WebAuthn registration already exists.');
  }
  const { domain, userAgent, authenticatorType } = pending;
  const registration: WebAuthnRegistration = {
    id: makeId('webauthn-registration'),
    value: made.id,
    verified: true,
    domain,
    userAgent,
    authenticatorType,
    publicKey: made.publicKey,
    transports: made.transports ?? [],
    name: `Passkey ${user.webauthnRegistrations.length + 1}`,
    counter: made.counter,
  };
  user.webauthnRegistrations.push(registration);
  const answer = await authenticate(call, { user, contact: registration }, FACTOR, minutes);
  return { ...answer, webauthn_registration_id: registration.id };
}

/** @param user who has to confirm that they are still there; null if anyone may sign in */
async function startAuthentication({ store, body: given }: Call, user: User | null): Promise<object> {
  const body = requireObject(given);
  const domain = readDomain(body);
  const isPasskey = readFlag(body, 'return_passkey_credential_options');
  const allowed = user === null || isPasskey ? undefined : requireActive(user, domain);
  const options = await requestOptions(store.settings, domain, allowed);
  const text = optionsText(options, body);
  const expiresAt = store.clock.now() + CHALLENGE_LIFETIME_MS;
  store.webauthnChallenges.set(options.challenge, { purpose: 'authenticate', user, domain, expiresAt });
  return { user_id: user?.id ?? '', public_key_credential_request_options: text };
}

function requireActive({ webauthnRegistrations }: User, domain: string): readonly WebAuthnRegistration[] {
  const active = webauthnRegistrations.filter((registration) => registration.domain === domain);
  if (active.length > 0) return active;
  throw new ApiError(
    400,
    'no_active_webauthn_registrations',
    'The user has no active WebAuthn registrations.',
  );
}

async function signIn(call: Call, authenticate: Authenticate): Promise<object> {
  const { store } = call;
  const body = requireObject(call.body);
  const minutes = requireSessionMinutes(body);
  const { credential, challenge } = readAssertion(body);
  const pending = takeChallenge(store, challenge, 'authenticate');
  // By the credential, not by its user handle: pages can choose that.
  const { user, registration } = requireRegistration(store.users, ({ value }) => value === credential.id);
  if (pending === undefined || registration.domain !== pending.domain) throw notAuthenticated();
  if (pending.user !== null && pending.user !== user) throw notAuthenticated();
  const expected = { challenge, domain: pending.domain };
  const counter = await verifyAssertion(call, credential, expected, registration);
  if (counter === undefined) throw notAuthenticated();
  registration.counter = counter;
  const answer = await authenticate(call, { user, contact: registration }, FACTOR, minutes);
  return { ...answer, webauthn_registration_id: registration.id };
}

/** Spends a challenge, whatever becomes of the attempt; undefined if it is not open or has another purpose. */
function takeChallenge<Purpose extends WebAuthnChallenge['purpose']>(
  { clock, webauthnChallenges }: Store,
  challenge: string,
  purpose: Purpose,
): Extract<WebAuthnChallenge, { purpose: Purpose }> | undefined {
  const found = webauthnChallenges.get(challenge);
  webauthnChallenges.delete(challenge);
  if (found === undefined || found.expiresAt <= clock.now()) return undefined;
  return hasPurpose(found, purpose) ? found : undefined;
}

function hasPurpose<Purpose extends WebAuthnChallenge['purpose']>(
  challenge: WebAuthnChallenge,
  purpose: Purpose,
): challenge is Extract<WebAuthnChallenge, { purpose: Purpose }> {
  return challenge.purpose === purpose;
}

function readDomain(body: JsonObject): string {
  const errorType = 'invalid_webauthn_registration_domain';
  const domain = requireText(body, 'domain', errorType);
  if (isDomain(domain)) return domain;
  throw new ApiError(400, errorType, 'domain must be the name of a host, without a scheme or port.');
}

function readAuthenticatorType(body: JsonObject): WebAuthnRegistration['authenticatorType'] {
  const value = body['authenticator_type'] ?? '';
  if (value === '' || value === 'platform' || value === 'cross-platform') return value;
  throw new ApiError(
    400,
    'invalid_authenticator_type',
    'authenticator_type must be platform or cross-platform.',
  );
}

function noPendingRegistration(): ApiError {
  return new ApiError(
    400,
    'no_pending_webauthn_registration',
    'The user has no pending WebAuthn registration: it was never started, or it has ended or expired.',
  );
}

function notRegistered(): ApiError {
  return new ApiError(
    400,
    'unable_to_register_webauthn_registration',
    'The WebAuthn registration could not be registered: it is not by a key made for this page.',
  );
}

function notAuthenticated(): ApiError {
  return new ApiError(
    401,
    'unable_to_auth_webauthn_registration',
    'The WebAuthn registration could not be authenticated: its key has not signed an open challenge for this page.',
  );
}
