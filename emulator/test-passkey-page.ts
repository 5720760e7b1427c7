/** The requests of pages about passkeys, for tests. */

import { TestAuthenticator } from './test-authenticator.ts';
import { type Answer, assertRefused, emulatorForTests, PUBLIC_TOKEN, text } from './test-client.ts';

export const PHONE = '+12025550162';
/** The origin of the pages that call. */
export const PAGE = 'http://localhost:3000';
export const CHALLENGE_LIFE_MS = 5 * 60_000;
export const client = emulatorForTests();

interface Caller {
  readonly session?: string;
  readonly origin?: string;
}

/** A request as the SDK makes it in a page. */
export function send(
  method: string,
  path: string,
  body: object | undefined,
  { session = PUBLIC_TOKEN, origin = PAGE }: Caller = {},
): Promise<Answer> {
  const basic = Buffer.from(`${PUBLIC_TOKEN}:${session}`).toString('base64');
  return client().send(method, `/sdk/v1${path}`, body, { authorization: `Basic ${basic}`, origin });
}

export const asPasskey = { domain: 'localhost', return_passkey_credential_options: true };

export async function startRegistration(session: string, more: object = {}): Promise<string> {
  const body = { ...asPasskey, user_agent: 'Test/1.0', ...more };
  const answer = await send('POST', '/webauthn/register/start', body, { session });
  return text(answer, 'data.public_key_credential_creation_options');
}

export function register(session: string, credential: unknown, more: Caller & { minutes?: number } = {}) {
  const { minutes, ...caller } = more;
  const body = { public_key_credential: credential, session_duration_minutes: minutes };
  return send('POST', '/webauthn/register', body, { session, ...caller });
}

/** Signs up by SMS and registers a passkey. */
export async function withPasskey(): Promise<{
  session: string;
  authenticator: TestAuthenticator;
  id: string;
}> {
  const session = await client().signIn(PHONE);
  const authenticator = new TestAuthenticator(PAGE);
  const answer = await register(session, authenticator.create(await startRegistration(session)));
  return { session, authenticator, id: text(answer, 'data.webauthn_registration_id') };
}

export async function startSignIn(more: object = {}, session?: string): Promise<string> {
  const path = `/webauthn/authenticate/start/${session === undefined ? 'primary' : 'secondary'}`;
  const answer = await send(
    'POST',
    path,
    { ...asPasskey, ...more },
    session === undefined ? {} : { session },
  );
  return text(answer, 'data.public_key_credential_request_options');
}

export function signIn(credential: unknown, caller: Caller = {}): Promise<Answer> {
  return send(
    'POST',
    '/webauthn/authenticate',
    { public_key_credential: credential, session_duration_minutes: 30 },
    caller,
  );
}

/** The options that a start route has answered with. */
export const options = (answer: string): Record<string, unknown> =>
  JSON.parse(answer) as Record<string, unknown>;
export const notRegistered = (answer: Answer) =>
  assertRefused(answer, 400, 'unable_to_register_webauthn_registration');
export const notPending = (answer: Answer) => assertRefused(answer, 400, 'no_pending_webauthn_registration');
export const notSignedIn = (answer: Answer) =>
  assertRefused(answer, 401, 'unable_to_auth_webauthn_registration');
export const notFound = (answer: Answer) => assertRefused(answer, 404, 'webauthn_registration_not_found');
