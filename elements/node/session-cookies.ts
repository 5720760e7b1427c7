/** The cookies in which the elements keep the session, as a server reads and clears them. */
import { parseCookie, stringifySetCookie } from 'cookie';
import { BUSINESS_COOKIES } from '../../src/provider/stytch/business/cookie-names.ts';
import type { CookieOptions } from '../../src/settings/types.ts';

/** The cookie names, as in the elements' `config.cookieOptions`. */
export type SessionCookieOptions = Pick<
  CookieOptions,
  'availableToSubdomains' | 'domain' | 'path' | 'opaqueTokenCookieName' | 'jwtCookieName'
>;

/**
 * A request, its headers, or the value of its header `Cookie`. Requests may be those of the Fetch API, as in Next.js, or of
 * Node, as in Express.
 */
export type CookieSource =
  | string
  | undefined
  | Headers
  | { readonly headers: Headers | { readonly cookie?: string | undefined } };

export interface SessionCookies {
  /** The request's cookie; never empty. */
  readonly token: string | undefined;
  readonly jwt: string | undefined;
  /** `Set-Cookie` headers that remove what the request has. */
  readonly clear: readonly string[];
}

/** By the SDK's default. */
const CONSUMER_COOKIES = {
  opaqueTokenCookieName: 'stytch_session',
  jwtCookieName: 'stytch_session_jwt',
};

// A request to Node may have a header `get`, and frameworks have classes of their own for headers.
const isHeaders = (headers: object): headers is Headers => typeof Reflect.get(headers, 'get') === 'function';

function headerOf(source: CookieSource): string {
  if (typeof source !== 'object') return source ?? '';
  const headers = 'headers' in source ? source.headers : source;
  return (isHeaders(headers) ? headers.get('cookie') : headers.cookie) ?? '';
}

/** Reads the cookies. Of several with one name, the first counts, as it does for the SDK in the page. */
export function readSessionCookies(
  source: CookieSource,
  vertical: 'consumer' | 'b2b',
  options: SessionCookieOptions,
): SessionCookies {
  const cookies = parseCookie(headerOf(source));
  const names = vertical === 'b2b' ? BUSINESS_COOKIES : CONSUMER_COOKIES;
  const {
    opaqueTokenCookieName = names.opaqueTokenCookieName,
    jwtCookieName = names.jwtCookieName,
    path = '/',
    domain,
  } = options;
  const places = domain === undefined ? [{ path }] : [{ path }, { path, domain }];
  const clear = [opaqueTokenCookieName, jwtCookieName]
    .filter((name) => cookies[name] !== undefined)
    .flatMap((name) => places.map((place) => stringifySetCookie(name, '', { ...place, maxAge: 0 })));
  return {
    token: cookies[opaqueTokenCookieName] || undefined,
    jwt: cookies[jwtCookieName] || undefined,
    clear,
  };
}
