import { isHttpUrl } from './formats.ts';

/** By name, in lower case. Whatever the server, these four come once at most. */
interface RequestHeaders {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'user-agent'?: string | undefined;
  readonly [name: string]: string | readonly string[] | undefined;
}

/** The part of a request that routes read, besides its URL and body. */
export interface ApiRequest {
  readonly headers: RequestHeaders;
}

/** The origin of the calling page, which the SDK repeats in a header of its own, and navigations only in Referer. */
export function pageOrigin({ headers }: ApiRequest): string | undefined {
  const origin = headers.origin ?? headers['x-sdk-parent-host'] ?? headers['referer'];
  return typeof origin === 'string' && isHttpUrl(origin) ? new URL(origin).origin : undefined;
}
