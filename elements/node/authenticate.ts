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
import { type CookieSource, readSessionCookies, type SessionCookieOptions } from './session-cookies.ts';

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
export type SignedIn<Who> = { readonly status: 'signed-in' } & Who;

export type AuthState<Who> = SignedIn<Who> | SignedOut | Unavailable;

export interface AuthenticateOptions<C extends StytchClient> {
  readonly client: C;
  /**
   * `session` asks Stytch, and sees at once that a session was revoked. `jwt` verifies the JWT, and asks only if that has
   * expired: faster, but a revoked session stays valid for up to five minutes. Default: `session`.
   */
  readonly verify?: 'session' | 'jwt';
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
}: Pick<AuthenticateOptions<StytchClient>, 'verify' | 'timeoutMs'>): void {
  if (verify !== undefined && verify !== 'session' && verify !== 'jwt')
    throw new TypeError(`auth-widget: verify must be 'session' or 'jwt', not ${JSON.stringify(verify)}.`);
  if (!(timeoutMs > 0))
    throw new TypeError('auth-widget: timeoutMs must be a number of milliseconds above 0.');
}

/**
 * Who is signed in, by the cookies of a request. A session that Stytch refuses is `signed-out`; whatever else goes wrong is
 * `unavailable`, and no reason to sign anybody out.
 * @throws TypeError for another `verify`, a `timeoutMs` that is no time, and a `cookieOptions.domain` or `path` that no cookie can have
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
  const { client, verify = 'session', cookieOptions = {}, timeoutMs = 5000 } = options;
  const { token, jwt, clear } = readSessionCookies(
    request,
    isBusiness(client) ? 'b2b' : 'consumer',
    cookieOptions,
  );
  const given = token === undefined ? jwt && { session_jwt: jwt } : { session_token: token };
  if (!given) return { status: 'signed-out', clearCookies: clear };
  const identify = async (): Promise<SessionOnly<StytchClient>> => {
    if (verify === 'session') return ask(client, given);
    const { session } = (jwt && (await readJwt(client, jwt))) || (await ask(client, given));
    return { session };
  };
  try {
    const late = (): Error => new Error(`no answer within ${timeoutMs} ms`);
    return {
      status: 'signed-in',
      ...(await settleWithin(identify(), late, Math.min(timeoutMs, NO_DEADLINE))),
    };
  } catch (error) {
    return isRefusal(error) && DEAD.has(error.error_type)
      ? { status: 'signed-out', clearCookies: clear }
      : { status: 'unavailable', error: withoutSecrets(error) };
  }
}

const isBusiness = (client: StytchClient): client is B2BClient => 'organizations' in client;

/** The session of a JWT that can be verified. */
async function readJwt(client: StytchClient, jwt: string): Promise<SessionOnly<StytchClient> | undefined> {
  return client.sessions.authenticateJwtLocal({ session_jwt: jwt }).then(
    (session) => ({ session }),
    // It has expired, is none, or the keys cannot be had: Stytch knows.
    () => undefined,
  );
}

async function ask(
  client: StytchClient,
  given: { readonly session_token: string } | { readonly session_jwt: string },
): Promise<Identity<StytchClient>> {
  if (isBusiness(client)) {
    const { member_session: session, member, organization } = await client.sessions.authenticate(given);
    if (session && member && organization)
      return { session, member, organization, ...verifiedContacts(member) };
  } else {
    const { session, user } = await client.sessions.authenticate(given);
    if (session && user) return { session, user, ...verifiedContacts(user) };
  }
  throw new Error('the answer has no session');
}

const isRefusal = (error: unknown): error is StytchError =>
  typeof Reflect.get(Object(error), 'error_type') === 'string';

/** Errors of the package have the request with its token, which must not end up in a log. */
function withoutSecrets(error: unknown): Error {
  if (!isRefusal(error)) {
    return new Error(`Stytch cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { status_code: status, error_type: type, request_id: id } = error;
  const hint = CREDENTIALS.has(type) ? ' Check `project_id`, `secret` and `env` of the client.' : '';
  return new Error(`Stytch answered ${status} ${type} (${id}).${hint}`);
}
