/** Calls, options and responses of the SDK, converted to and from the port's. */
import { bareCopy, ordinaryCopy, withoutPrototype } from '../../kit/lib/objects.ts';
import type { Session, User } from '../../settings/session-data.ts';
import { ProviderError } from '../errors.ts';
import type { Answer, SessionAnswer } from '../port.ts';
import { toProviderError } from './errors.ts';

/** Anyone holding one of these is signed in as the visitor, or has their second factor: they reach no page. */
const SECRETS: ReadonlySet<string> = new Set([
  'session_token',
  'session_jwt',
  'intermediate_session_token',
  'provider_values',
  'secret',
  'qr_code',
  'recovery_codes',
]);

/** The part of a response that the page may see. */
export function withoutSecrets(response: object): Answer {
  return ordinaryCopy(Object.fromEntries(Object.entries(response).filter(([key]) => !SECRETS.has(key))));
}

/**
 * Runs a call of the SDK, whose answer has no prototype.
 * @throws ProviderError whatever the SDK throws
 */
export async function call<T>(request: () => Promise<T>): Promise<T> {
  try {
    return bareCopy(await request());
  } catch (error) {
    throw toProviderError(error);
  }
}

/**
 * @param response with a session that has just been granted
 * @throws ProviderError `clock` if the session is over by this browser's clock, so that its cookies are not kept. What the server sets in
 * `HttpOnly` cookies goes by the server's clock, and the response then has no token
 */
export function refuseExpired(response: object, session: object): void {
  const { session_token: token }: { session_token?: unknown } = response;
  const { expires_at: until }: { expires_at?: unknown } = session;
  if (token && typeof until === 'string' && Date.parse(until) <= Date.now()) throw new ProviderError('clock');
}

/** @throws ProviderError `unexpected` if the response has no session or no user, `clock` if it is over already */
export function toSessionAnswer(response: { session?: unknown; user?: unknown }): SessionAnswer {
  const { session, user } = response;
  if (typeof session !== 'object' || session === null || typeof user !== 'object' || user === null) {
    throw new ProviderError('unexpected', { cause: new TypeError('The response has no session.') });
  }
  refuseExpired(response, session);
  // Their fields may be missing or of another type, so the widget checks each one that it reads.
  const known = { session: ordinaryCopy(session) as Session, user: ordinaryCopy(user) as User };
  return { ...known, data: { ...withoutSecrets(response), ...known } };
}

/** The options of a call, where an optional one may also be present and undefined. */
type WithUndefined<Options> = {
  [Key in keyof Options]: undefined extends Options[Key] ? Options[Key] | undefined : Options[Key];
};

/**
 * Leaves out the options that are undefined: the SDK's development build rejects such keys. `Options` comes from the
 * call that this is an argument of, so misspelled and missing keys do not compile; elsewhere it has to be named.
 */
export function withoutUndefined<Options extends object = never>(
  options: NoInfer<WithUndefined<Options>>,
): Options {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined);
  // Only keys that may be missing can be undefined.
  return withoutPrototype(Object.fromEntries(entries)) as Options;
}
