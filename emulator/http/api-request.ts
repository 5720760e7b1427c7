/** By name, in lower case. Whatever the server, these four come once at most. */
interface RequestHeaders {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'user-agent'?: string | undefined;
  readonly [name: string]: string | readonly string[] | undefined;
}

/** What the routes read of a request, besides its URL and body. */
export interface ApiRequest {
  readonly headers: RequestHeaders;
}
