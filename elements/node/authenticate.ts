/** Asks Stytch whose session a request has, or verifies the session's JWT. */
import type { B2BClient, Client, Member, MemberSession, Organization, Session, User } from 'stytch';
import { type VerifiedContacts, verifiedContacts } from '../../src/kit/lib/account.ts';
import { NO_DEADLINE, settleWithin } from '../../src/kit/lib/promises.ts';
import { factorsOf } from '../../src/provider/proofs/factors.ts';
import { checkExtendSession, type ExtendSession, type Extension, extensionOf } from './extend-session.ts';
import { isDead, isRefusal, withoutSecrets } from './refusals.ts';
import {
  type CookieSource,
  type RenewedSession,
  readSessionCookies,
  type SessionCookieOptions,
} from './session-cookies.ts';

/** The project's client: `Client` for visitors, `B2BClient` for members of organizations. */
export type StytchClient = Client | B2BClient;

/** The claims of a JWT: the session, with the ids of the user, or of the member and the organization. */
export type SessionOnly<C extends StytchClient = Client> = C extends B2BClient
  ? { readonly session: MemberSession }
  : {
      readonly session: Session;
      /** How many the visitor has signed in with. */
      readonly factors: 1 | 2;
    };

/** Who is signed in, as Stytch describes them. `email` and `phone` are verified, or undefined. */
export type Identity<C extends StytchClient = Client> = VerifiedContacts &
  SessionOnly<C> &
  (C extends B2BClient
    ? { readonly member: Member; readonly organization: Organization }
    : { readonly user: User });

/** Stytch has said that there is no session, or the request has no cookie of one. */
export interface SignedOut {
  readonly status: 'signed-out';
  /** Values of `Set-Cookie` headers that remove the dead session from the browser. Empty where there is none. */
  readonly clearCookies: readonly string[];
}

/**
 * With `secondFactor`: the visitor has signed in with one factor. Lead to a sign-in page that asks for the second, and leave them their
 * cookies.
 */
export interface SecondFactorRequired {
  readonly status: 'second-factor-required';
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
  /** Demands two factors of a consumer. Members of an organization are asked by its `mfa_policy`, before they have a session. */
  readonly secondFactor?: C extends B2BClient ? false : boolean;
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

/** @throws TypeError for unknown options, and for those that would let nobody in, or somebody whose session was revoked or lacks a factor */
export function checkOptions({
  client,
  verify,
  secondFactor = false,
  timeoutMs = 1,
  extendSession,
  // Checked where the cookies are read.
  cookieOptions: _cookieOptions,
  ...unknown
}: AuthenticateOptions<StytchClient>): void {
  const [misspelled] = Object.keys(unknown);
  if (misspelled !== undefined)
    throw new TypeError(`auth-widget: unknown option ${misspelled}. Correct its name, or remove it.`);
  if (verify !== undefined && verify !== 'session' && verify !== 'jwt')
    throw new TypeError(`auth-widget: verify must be 'session' or 'jwt', not ${JSON.stringify(verify)}.`);
  if (typeof secondFactor !== 'boolean')
    throw new TypeError(
      `auth-widget: secondFactor must be true or false, not ${JSON.stringify(secondFactor)}.`,
    );
  if (secondFactor && isBusiness(client))
    throw new TypeError(
      'auth-widget: secondFactor must be left out for members of organizations. Set `mfa_policy` of the organization.',
    );
  if (!(timeoutMs > 0))
    throw new TypeError('auth-widget: timeoutMs must be a number of milliseconds above 0.');
  checkExtendSession(extendSession);
}

/** By a JWT, only the session is known. */
export type Verified<C extends StytchClient, Verify> = Verify extends 'session'
  ? Identity<C>
  : SessionOnly<C>;

/**
 * Who is signed in, by the cookies of a request. A session that Stytch refuses is `signed-out`; whatever else goes wrong is
 * `unavailable`, and no reason to sign anybody out. With `secondFactor`, nobody with one factor is `signed-in`.
 * @throws TypeError for an unknown option, another `verify`, a `timeoutMs` that is no time, an `extendSession` that is no length, a `secondFactor` for members, and a `cookieOptions.domain` or `path` that no cookie can have
 */
export function authenticateRequest<
  C extends StytchClient,
  Verify extends 'session' | 'jwt' = 'session',
  Second extends boolean = false,
>(
  request: CookieSource,
  options: AuthenticateOptions<C> & { readonly verify?: Verify; readonly secondFactor?: Second },
): Promise<AuthState<Verified<C, Verify>> | (Second extends true ? SecondFactorRequired : never)>;
export async function authenticateRequest(
  request: CookieSource,
  options: AuthenticateOptions<StytchClient>,
): Promise<AuthState<SessionOnly<StytchClient>> | SecondFactorRequired> {
  checkOptions(options);
  const { client, verify = 'session', secondFactor, cookieOptions = {}, timeoutMs = 5000 } = options;
  const { token, jwt, clear, renew } = readSessionCookies(
    request,
    isBusiness(client) ? 'b2b' : 'consumer',
    cookieOptions,
  );
  const given = token === undefined ? jwt && { session_jwt: jwt } : { session_token: token };
  if (!given) return { status: 'signed-out', clearCookies: clear };
  const inTime = <T>(answer: Promise<T>): Promise<T> => answerInTime(answer, timeoutMs);
  const isHalf = ({ identity }: Answer): boolean =>
    secondFactor === true && !('factors' in identity && identity.factors === 2);
  const signedIn = (
    answer: Answer,
    setCookies: readonly string[],
  ): SignedIn<SessionOnly<StytchClient>> | SecondFactorRequired => {
    if (isHalf(answer)) return { status: 'second-factor-required' };
    const { identity } = answer;
    const who = verify === 'jwt' ? sessionOnly(identity.session) : identity;
    const state = { status: 'signed-in', ...who } as const;
    // Pages print it, or send it to the browser.
    return Object.defineProperty(state, 'setCookies', { value: setCookies }) as typeof state & {
      readonly setCookies: readonly string[];
    };
  };
  try {
    const local = verify === 'jwt' && jwt ? await inTime(readJwt(client, jwt)) : undefined;
    // The second factor may be newer than the JWT.
    const known = local && !isHalf(local) ? local : await inTime(ask(client, given));
    const extension = options.extendSession && extensionOf(known.identity.session, options.extendSession);
    if (!extension || isHalf(known) || refused.has(client)) return signedIn(known, []);
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

const sessionOnly = (session: Session | MemberSession): SessionOnly<StytchClient> =>
  'user_id' in session ? { session, factors: factorsOf(session) } : { session };

/** The session of a JWT that can be verified. */
async function readJwt(client: StytchClient, jwt: string): Promise<Answer | undefined> {
  return client.sessions.authenticateJwtLocal({ session_jwt: jwt }).then(
    (session) => ({ identity: sessionOnly(session) }),
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
    if (session && user)
      return answerOf({ session, user, factors: factorsOf(session), ...verifiedContacts(user) }, tokens);
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
