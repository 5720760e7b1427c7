/** Asks Stytch whose session a request has, or verifies the session's JWT. */
import type {
  B2BClient,
  Client,
  Member,
  MemberSession,
  Organization,
  Session,
  StytchError,
  User,
} from 'stytch';
import { type VerifiedContacts, verifiedContacts } from '../../src/kit/lib/account.ts';
import { NO_DEADLINE, settleWithin } from '../../src/kit/lib/promises.ts';
import { checkExtendSession, type ExtendSession, type Extension, extensionOf } from './extend-session.ts';
import {
  type CookieSource,
  type RenewedSession,
  readSessionCookies,
  type SessionCookieOptions,
} from './session-cookies.ts';

/** The project's client: `Client` for visitors, `B2BClient` for members of organizations. */
export type StytchClient = Client | B2BClient;

/** Who is signed in, as Stytch describes them. `email` and `phone` are verified, or undefined. */
export type Identity<C extends StytchClient = Client> = VerifiedContacts &
  (C extends B2BClient
    ? { readonly session: MemberSession; readonly member: Member; readonly organization: Organization }
    : { readonly session: Session; readonly user: User });

/** The claims of a JWT: the session, with the ids of the user, or of the member and the organization. */
export type SessionOnly<C extends StytchClient = Client> = Pick<Identity<C>, 'session'>;

/** Stytch has said that there is no session, or the request has no cookie of one. */
export interface SignedOut {
  readonly status: 'signed-out';
  /** Values of `Set-Cookie` headers that remove the dead session from the browser. Empty where there is none. */
  readonly clearCookies: readonly string[];
}

/** Stytch cannot be asked, so nobody knows. Answer with the status 503; the visitor keeps the session. */
export interface Unavailable {
  readonly status: 'unavailable';
  /** Without secrets. */
  readonly error: Error;
}

/** Whom a request is from. */
export type SignedIn<Who> = {
  readonly status: 'signed-in';
  /**
   * With `extendSession`, the values of `Set-Cookie` headers that let the browser keep an extended session. Empty if it was not due. Not
   * enumerable, since it has the session's tokens.
   */
  readonly setCookies: readonly string[];
} & Who;

export type AuthState<Who> = SignedIn<Who> | SignedOut | Unavailable;

export interface AuthenticateOptions<C extends StytchClient> {
  readonly client: C;
  /**
   * `session` asks Stytch, and sees at once that a session was revoked. `jwt` verifies the JWT, and asks only if that has
   * expired: faster, but a revoked session stays valid for up to five minutes. Default: `session`.
   */
  readonly verify?: 'session' | 'jwt';
  /**
   * Extends the session, at most once in a twentieth of its length: `true` to the length that it was made with, or a number to that many
   * minutes from now. `auth.setCookies` then has cookies to send.
   */
  readonly extendSession?: ExtendSession;
  /** The elements' `config.cookieOptions`, if they have any. */
  readonly cookieOptions?: SessionCookieOptions;
  /** ms. How long to wait for Stytch. Default: 5000. */
  readonly timeoutMs?: number;
}

/** By these Stytch says that the session is over, or that what it was given has never been one of this project. */
const DEAD: ReadonlySet<string> = new Set([
  'session_not_found',
  'invalid_session_token',
  'unable_to_parse_session_jwt',
  'incompatible_session_type',
  'jwt_invalid_audience',
  'jwt_invalid_claims',
  'jwt_invalid_issuer',
]);

/** By these it says that the server is not set up correctly. */
const CREDENTIALS: ReadonlySet<string> = new Set([
  'invalid_authorization_header',
  'invalid_project_id_authentication',
  'unauthorized_credentials',
]);

/** @throws TypeError for options that would let nobody in, or somebody whose session was revoked */
export function checkOptions({
  verify,
  timeoutMs = 1,
  extendSession,
}: Pick<AuthenticateOptions<StytchClient>, 'verify' | 'timeoutMs' | 'extendSession'>): void {
  if (verify !== undefined && verify !== 'session' && verify !== 'jwt')
    throw new TypeError(`auth-widget: verify must be 'session' or 'jwt', not ${JSON.stringify(verify)}.`);
  if (!(timeoutMs > 0))
    throw new TypeError('auth-widget: timeoutMs must be a number of milliseconds above 0.');
  checkExtendSession(extendSession);
}

/**
 * Who is signed in, by the cookies of a request. A session that Stytch refuses is `signed-out`; whatever else goes wrong is
 * `unavailable`, and no reason to sign anybody out.
 * @throws TypeError for another `verify`, a `timeoutMs` that is no time, an `extendSession` that is no length, and a `cookieOptions.domain` or `path` that no cookie can have
 */
export function authenticateRequest<C extends StytchClient>(
  request: CookieSource,
  options: AuthenticateOptions<C> & { readonly verify?: 'session' },
): Promise<AuthState<Identity<C>>>;
export function authenticateRequest<C extends StytchClient>(
  request: CookieSource,
  options: AuthenticateOptions<C>,
): Promise<AuthState<SessionOnly<C>>>;
export async function authenticateRequest(
  request: CookieSource,
  options: AuthenticateOptions<StytchClient>,
): Promise<AuthState<SessionOnly<StytchClient>>> {
  checkOptions(options);
  const { client, verify = 'session', cookieOptions = {}, timeoutMs = 5000, extendSession } = options;
  const { token, jwt, clear, renew } = readSessionCookies(
    request,
    isBusiness(client) ? 'b2b' : 'consumer',
    cookieOptions,
  );
  const given = token === undefined ? jwt && { session_jwt: jwt } : { session_token: token };
  if (!given) return { status: 'signed-out', clearCookies: clear };
  const inTime = <T>(answer: Promise<T>): Promise<T> => answerInTime(answer, timeoutMs);
  const signedIn = (
    { identity }: Answer,
    setCookies: readonly string[],
  ): SignedIn<SessionOnly<StytchClient>> => {
    const who = verify === 'jwt' ? { session: identity.session } : identity;
    const state = { status: 'signed-in', ...who } as const;
    // Pages print it, or send it to the browser.
    return Object.defineProperty(state, 'setCookies', { value: setCookies }) as typeof state & {
      readonly setCookies: readonly string[];
    };
  };
  try {
    const local = verify === 'jwt' && jwt ? await inTime(readJwt(client, jwt)) : undefined;
    const known = local ?? (await inTime(ask(client, given)));
    const extension = extendSession && extensionOf(known.identity.session, extendSession);
    if (!extension || refused.has(client)) return signedIn(known, []);
    const extended = await inTime(ask(client, given, extension)).catch((error: unknown) =>
      withoutExtension(client, error),
    );
    const expiresAt = extended?.identity.session.expires_at;
    if (!extended?.tokens || !expiresAt) return signedIn(known, []);
    return signedIn(extended, renew({ ...extended.tokens, expiresAt }));
  } catch (error) {
    return isDead(error)
      ? { status: 'signed-out', clearCookies: clear }
      : { status: 'unavailable', error: withoutSecrets(error) };
  }
}

/** @param timeoutMs more than 0 */
export const answerInTime = <T>(answer: Promise<T>, timeoutMs: number): Promise<T> =>
  settleWithin(answer, () => new Error(`no answer within ${timeoutMs} ms`), Math.min(timeoutMs, NO_DEADLINE));

/** Of these clients, Stytch has refused an extension, and would again. */
const refused = new WeakSet<StytchClient>();

/** @throws what Stytch has answered, if it says that the session is over. Otherwise, the visitor stays signed in as long as before */
function withoutExtension(client: StytchClient, error: unknown): undefined {
  if (isDead(error)) throw error;
  if (!isRefusal(error) || error.status_code !== 400) return;
  refused.add(client);
  console.error(
    `auth-widget: extendSession has no effect. ${withoutSecrets(error).message} Does the project allow sessions of this length?`,
  );
}

const isBusiness = (client: StytchClient): client is B2BClient => 'organizations' in client;

/** What is known of a session. */
interface Answer {
  readonly identity: SessionOnly<StytchClient>;
  /** If Stytch was asked. */
  readonly tokens?: Pick<RenewedSession, 'token' | 'jwt'>;
}

/** The session of a JWT that can be verified. */
async function readJwt(client: StytchClient, jwt: string): Promise<Answer | undefined> {
  return client.sessions.authenticateJwtLocal({ session_jwt: jwt }).then(
    (session) => ({ identity: { session } }),
    // It has expired, is none, or the keys cannot be had: Stytch knows.
    () => undefined,
  );
}

async function ask(
  client: StytchClient,
  given: { readonly session_token: string } | { readonly session_jwt: string },
  extension?: Extension,
): Promise<Answer> {
  const request = { ...given, ...extension };
  if (isBusiness(client)) {
    const {
      member_session: session,
      member,
      organization,
      ...tokens
    } = await client.sessions.authenticate(request);
    if (session && member && organization)
      return answerOf({ session, member, organization, ...verifiedContacts(member) }, tokens);
  } else {
    const { session, user, ...tokens } = await client.sessions.authenticate(request);
    if (session && user) return answerOf({ session, user, ...verifiedContacts(user) }, tokens);
  }
  throw new Error('the answer has no session');
}

const answerOf = (
  identity: Identity<StytchClient>,
  {
    session_token: token,
    session_jwt: jwt,
  }: { readonly session_token: string; readonly session_jwt: string },
): Answer => ({ identity, tokens: { token, jwt } });

const isRefusal = (error: unknown): error is StytchError =>
  typeof Reflect.get(Object(error), 'error_type') === 'string';

export const isDead = (error: unknown): boolean => isRefusal(error) && DEAD.has(error.error_type);

/** Errors of the package have the request with its token, which must not end up in a log. */
export function withoutSecrets(error: unknown): Error {
  if (!isRefusal(error)) {
    return new Error(`Stytch cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { status_code: status, error_type: type, request_id: id } = error;
  const hint = CREDENTIALS.has(type) ? ' Check `project_id`, `secret` and `env` of the client.' : '';
  return new Error(`Stytch answered ${status} ${type} (${id}).${hint}`);
}
