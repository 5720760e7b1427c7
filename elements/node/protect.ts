/** Keeps pages for visitors who are signed in: for Express, and for servers that speak the Fetch API. */

import type { SessionTexts } from '../../src/kit/i18n/catalogue.ts';
import { everyLanguage } from '../../src/kit/i18n/each-language.ts';
import { directionOf, type Language, languageFor } from '../../src/kit/i18n/languages.ts';
import {
  type AuthenticateOptions,
  type AuthState,
  authenticateRequest,
  checkOptions,
  type SecondFactorRequired,
  type SignedIn,
  type StytchClient,
  type Verified,
} from './authenticate.ts';
import { pagePath, returnPath } from './return-path.ts';

const TEXTS = await everyLanguage<SessionTexts['unavailable']>(
  (language) => import(`../../src/kit/i18n/locales/${language}/session.ts`),
  'unavailable',
);

/** Characters of `Accept-Language` that are read: a browser's are fewer, and each tag takes time. */
const MOST_LANGUAGES = 500;

function languageOf(tag: string): Language | undefined {
  try {
    return languageFor(tag);
  } catch {
    // Not a tag: `*`, or anything that a visitor may write there.
    return undefined;
  }
}

/**
 * The answer while Stytch cannot be asked who is signed in: a page without styles and scripts, which every policy allows.
 * @param languages of the visitor, as in the header `Accept-Language`
 */
function unavailablePage(languages: string): string {
  const tags = languages
    .slice(0, MOST_LANGUAGES)
    .split(',')
    .map((range) => range.replace(/;.*/, '').trim());
  const language = tags.map(languageOf).find((found) => found !== undefined) ?? 'en';
  const { heading, explanation } = TEXTS[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<main><h1>${heading}</h1><p>${explanation}</p></main>
</html>
`;
}

export interface ProtectOptions<C extends StytchClient> extends AuthenticateOptions<C> {
  /**
   * Path of the sign-in page on this site, from its root. Visitors who are signed out are sent there, with the path that they wanted as the parameter
   * `to`. Without it, as for an API, they get the status 401, and errors are JSON. With `secondFactor`, a page whose widget has `second-factor`
   * and `second-factor-required`: others would send back whoever has one factor.
   */
  readonly signInPath?: string;
}

/** The part of a request of Express or of Node itself that is used. */
export interface ServerRequest {
  readonly headers: { readonly cookie?: string | undefined; readonly 'accept-language'?: string | undefined };
  readonly url?: string | undefined;
  readonly originalUrl?: string;
}

/** The part of a response of Express that is used, whose types pass `locals` on to the handlers of the same route. */
export interface ServerResponse<Who> {
  readonly locals: { auth: SignedIn<Who> };
  statusCode: number;
  appendHeader(name: string, value: string | readonly string[]): unknown;
  end(body: string): unknown;
}

interface Refusal {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

const PRIVATE = ['cache-control', 'private, no-store'] as const;
const NO_STORE = ['cache-control', 'no-store'] as const;
const HTML = ['content-type', 'text/html; charset=utf-8'] as const;
const JSON_TYPE = ['content-type', 'application/json'] as const;

const apiError = (error: string): Pick<Refusal, 'headers' | 'body'> => ({
  headers: [NO_STORE, JSON_TYPE],
  body: JSON.stringify({ error }),
});

/** @param error for an API */
function toSignIn(error: string, signInPath: string | undefined, path: string): Refusal {
  if (signInPath === undefined) return { status: 401, ...apiError(error) };
  const location = `${signInPath}${signInPath.includes('?') ? '&' : '?'}to=${encodeURIComponent(pagePath(path))}`;
  return { status: 303, headers: [NO_STORE, ['location', location]], body: '' };
}

/** The answer instead of the page; undefined if the visitor may see it. */
function refusalFor(
  auth: AuthState<unknown> | SecondFactorRequired,
  signInPath: string | undefined,
  path: string,
  languages: string,
): Refusal | undefined {
  switch (auth.status) {
    case 'signed-in':
      return undefined;
    case 'signed-out': {
      const { status, headers, body } = toSignIn('Sign in first.', signInPath, path);
      const clear = auth.clearCookies.map((cookie) => ['set-cookie', cookie] as const);
      return { status, headers: [...headers, ...clear], body };
    }
    case 'second-factor-required':
      return toSignIn('second_factor_required', signInPath, path);
    case 'unavailable': {
      console.error(`auth-widget: who is signed in is unknown. ${auth.error.message}`);
      const { headers, body } =
        signInPath === undefined
          ? apiError('Try again later.')
          : { headers: [NO_STORE, HTML], body: unavailablePage(languages) };
      return { status: 503, headers: [...headers, ['retry-after', '30']], body };
    }
  }
}

/** @throws TypeError for options that cannot be meant */
function checkAll({ signInPath, ...options }: ProtectOptions<StytchClient>): void {
  checkOptions(options);
  // Without the first slash, or with two, it would be on another host.
  if (signInPath !== undefined && (returnPath(signInPath, '') === '' || signInPath.includes('#')))
    throw new TypeError(
      `auth-widget: signInPath must be a path of this site such as '/sign-in', not ${JSON.stringify(signInPath)}.`,
    );
}

/**
 * Express middleware that lets signed-in visitors through, with who it is as `response.locals.auth`. Others are sent to the
 * sign-in page; while Stytch cannot be asked, they get the status 503 and a page that says so.
 * @throws TypeError for options that cannot be meant
 */
export function requireUser<C extends StytchClient, Verify extends 'session' | 'jwt' = 'session'>(
  given: ProtectOptions<C> & { readonly verify?: Verify },
): (
  request: ServerRequest,
  response: ServerResponse<Verified<C, Verify>>,
  next: (error?: unknown) => void,
) => Promise<void> {
  checkAll(given);
  const { signInPath, ...options } = given;
  return async (request, response, next) => {
    const auth = await authenticateRequest(request, options);
    const path = request.originalUrl ?? request.url ?? '/';
    const languages = request.headers['accept-language'] ?? '';
    const refusal = refusalFor(auth, signInPath, path, languages);
    if (refusal === undefined) {
      // Without a refusal, they are signed in.
      response.locals.auth = auth as SignedIn<Verified<C, Verify>>;
      // Express would let everybody between here and the visitor keep it.
      response.appendHeader(...PRIVATE);
      // Without any, the header would be empty.
      if (response.locals.auth.setCookies.length > 0)
        response.appendHeader('set-cookie', response.locals.auth.setCookies);
      next();
      return;
    }
    response.statusCode = refusal.status;
    for (const [name, value] of refusal.headers) response.appendHeader(name, value);
    response.end(refusal.body);
  };
}

/** Lets the visitor through, as `NextResponse.next` of Next.js does. */
type Next = () => Response | Promise<Response>;

/**
 * The same for servers that speak the Fetch API, such as the proxy (before version 16, the middleware) of Next.js.
 * @returns what to answer instead of the page; for a visitor who may see it undefined, or what `next` returns, with the cookies of
 * an extended session
 * @throws TypeError for options that cannot be meant
 */
export function protectRequest<C extends StytchClient>(
  request: Request,
  given: ProtectOptions<C> & { readonly next: Next },
): Promise<Response>;
export function protectRequest<C extends StytchClient>(
  request: Request,
  given: ProtectOptions<C> & { readonly extendSession?: undefined },
): Promise<Response | undefined>;
export async function protectRequest<C extends StytchClient>(
  request: Request,
  given: ProtectOptions<C> & { readonly next?: Next },
): Promise<Response | undefined> {
  const { next, ...all } = given;
  checkAll(all);
  const { signInPath, ...options } = all;
  if (options.extendSession !== undefined && !next)
    throw new TypeError(
      'auth-widget: next must be a function that lets the visitor through, for extendSession.',
    );
  const auth = await authenticateRequest(request, options);
  const { origin, pathname, search } = new URL(request.url);
  const languages = request.headers.get('accept-language') ?? '';
  // Behind a proxy, a server may know another host than the visitor. Only Next.js, whose requests have `nextUrl`, takes no relative redirects.
  const signIn = signInPath && ('nextUrl' in request ? origin : '') + signInPath;
  const refusal = refusalFor(auth, signIn, pathname + search, languages);
  if (refusal === undefined) return next && withCookies(await next(), auth);
  return new Response(refusal.body, {
    status: refusal.status,
    headers: refusal.headers.map(([name, value]) => [name, value]),
  });
}

function withCookies(page: Response, auth: AuthState<unknown> | SecondFactorRequired): Response {
  if (auth.status !== 'signed-in' || auth.setCookies.length === 0) return page;
  // Those of a response may be immutable.
  const headers = new Headers(page.headers);
  headers.set(...PRIVATE);
  for (const cookie of auth.setCookies) headers.append('set-cookie', cookie);
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}
