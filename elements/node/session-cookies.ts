/** The cookies in which the elements keep the session, as a server reads, renews and clears them. */
import { parseCookie, stringifySetCookie } from 'cookie';
import { BUSINESS_COOKIES } from '../../src/provider/stytch/business/cookie-names.ts';
import type { CookieOptions } from '../../src/settings/types.ts';

/** The elements' `config.cookieOptions`. */
export type SessionCookieOptions = Pick<
  CookieOptions,
  'availableToSubdomains' | 'domain' | 'path' | 'opaqueTokenCookieName' | 'jwtCookieName'
> & {
  /** True if your project's cookies are `HttpOnly`, so that they stay so where `extendSession` renews them. Default: false. */
  readonly httpOnly?: boolean;
};

/**
 * A request, its headers, or the value of its header `Cookie`. Requests may be those of the Fetch API, as in Next.js, or of
 * Node, as in Express.
 */
export type CookieSource = string | undefined | Headers | { readonly headers: Headers | NodeHeaders };

interface NodeHeaders {
  readonly cookie?: string | undefined;
  readonly host?: string | undefined;
}

/** What Stytch has answered to an extension. */
export interface RenewedSession {
  readonly token: string;
  readonly jwt: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface SessionCookies {
  /** The request's cookie; never empty. */
  readonly token: string | undefined;
  readonly jwt: string | undefined;
  /** `Set-Cookie` headers that remove what the request has. */
  readonly clear: readonly string[];
  /** `Set-Cookie` headers as the page's script would set the cookies. */
  renew(session: RenewedSession): readonly string[];
}

/** By the SDK's default. */
const CONSUMER_COOKIES = {
  opaqueTokenCookieName: 'stytch_session',
  jwtCookieName: 'stytch_session_jwt',
};

// A request to Node may have a header `get`, and frameworks have classes of their own for headers.
const isHeaders = (headers: object): headers is Headers => typeof Reflect.get(headers, 'get') === 'function';

function headerOf(source: CookieSource, name: keyof NodeHeaders): string | undefined {
  if (typeof source !== 'object') return name === 'cookie' ? source : undefined;
  const headers = 'headers' in source ? source.headers : source;
  return (isHeaders(headers) ? headers.get(name) : headers[name]) ?? undefined;
}

/** Where the SDK does without HTTPS, and sets no domain. */
const LOCAL = /^(localhost|\[::1\]|127(\.\d+){3})$/;

/** Reads the cookies. Of several with one name, the first counts, as it does for the SDK in the page. */
export function readSessionCookies(
  source: CookieSource,
  vertical: 'consumer' | 'b2b',
  options: SessionCookieOptions,
): SessionCookies {
  const cookies = parseCookie(headerOf(source, 'cookie') ?? '');
  const host = headerOf(source, 'host')?.replace(/:\d+$/, '');
  const names = vertical === 'b2b' ? BUSINESS_COOKIES : CONSUMER_COOKIES;
  const {
    opaqueTokenCookieName = names.opaqueTokenCookieName,
    jwtCookieName = names.jwtCookieName,
    path = '/',
    domain,
    availableToSubdomains,
    httpOnly,
  } = options;
  const places = domain === undefined ? [{ path }] : [{ path }, { path, domain }];
  const clear = [opaqueTokenCookieName, jwtCookieName]
    .filter((name) => cookies[name] !== undefined)
    .flatMap((name) => places.map((place) => stringifySetCookie(name, '', { ...place, maxAge: 0 })));
  return {
    token: cookies[opaqueTokenCookieName] || undefined,
    jwt: cookies[jwtCookieName] || undefined,
    clear,
    renew({ token, jwt, expiresAt }) {
      const isLocal = host !== undefined && LOCAL.test(host);
      const shared = availableToSubdomains && !isLocal ? (domain ?? host) : undefined;
      const how = {
        path,
        expires: new Date(expiresAt),
        sameSite: 'lax',
        secure: !isLocal,
        ...(shared !== undefined && { domain: shared }),
        ...(httpOnly && { httpOnly }),
      } as const;
      return [
        stringifySetCookie(opaqueTokenCookieName, token, how),
        stringifySetCookie(jwtCookieName, jwt, how),
      ];
    },
  };
}
