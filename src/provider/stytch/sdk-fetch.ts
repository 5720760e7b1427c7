/**
 * What the SDK calls in place of `fetch`: it has no option for a transport of one's own. The build puts it into the SDK's
 * modules (build/sdk-globals.mjs). The page's own `fetch` is never redefined.
 */

/** A provider in the page. */
export interface PageTransport {
  /** Where the URLs that it answers begin. */
  readonly url: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Found by all copies of the package on the page: every version must keep its name, and the type of what it leads to. */
const TRANSPORT = Symbol.for('auth-widget.demo');

export function sdkFetch(url: string, init: RequestInit): Promise<Response> {
  const { [TRANSPORT]: transport } = globalThis as typeof globalThis & { [TRANSPORT]?: PageTransport };
  return transport && url.startsWith(`${transport.url}/`) ? transport.fetch(url, init) : fetch(url, init);
}
