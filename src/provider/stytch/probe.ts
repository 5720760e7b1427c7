/**
 * Asks Stytch for a project's settings as its SDK does, and keeps what the SDK hides: the status, the time it took and the
 * date. Only `diagnose()` does.
 */

export interface Answer {
  readonly status: number;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
  /** The server's clock, if the provider lets pages read it: ms since 1970. */
  readonly date: number | undefined;
  /** Parsed JSON; undefined if it is none. */
  readonly body: unknown;
}

/** ms. */
const PATIENCE = 10_000;

/** The base URL that the SDK uses, without a slash at the end. */
export function apiBase(publicToken: string, apiUrl: string | undefined): string {
  if (apiUrl === undefined)
    return publicToken.includes('public-token-test') ? 'https://test.stytch.com' : 'https://api.stytch.com';
  const { protocol, hostname, href } = new URL(apiUrl);
  // The SDK keeps the host of a custom domain only.
  return protocol === 'https:' ? `https://${hostname}` : href.replace(/\/+$/, '');
}

/** Where the SDK has asked, by the URLs of the page's requests; for a client of the page's own. */
export function requestedBase(urls: readonly string[]): string | undefined {
  const found = urls.filter((url) => url.includes('/sdk/v1/')).at(-1);
  return found?.slice(0, found.indexOf('/sdk/v1/'));
}

async function parse(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** As the SDK sends them from a page. @param origin of the page */
export const sdkHeaders = (publicToken: string, origin: string): Record<string, string> => ({
  Authorization: `Basic ${btoa(`${publicToken}:${publicToken}`)}`,
  'Content-Type': 'application/json',
  'X-SDK-Client': btoa(JSON.stringify({ app: { identifier: new URL(origin).hostname } })),
  'X-SDK-Parent-Host': origin,
});

/** @returns ms since 1970 by the server's clock; undefined if it does not tell */
export function serverTime({ headers }: Response): number | undefined {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date;
}

/** @returns undefined if nothing came within 10 s */
export async function probe(base: string, publicToken: string): Promise<Answer | undefined> {
  const started = performance.now();
  try {
    const response = await fetch(`${base}/sdk/v1/projects/bootstrap/${encodeURIComponent(publicToken)}`, {
      cache: 'no-store',
      credentials: 'omit',
      headers: sdkHeaders(publicToken, location.origin),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const ms = Math.round(performance.now() - started);
    return { status: response.status, ms, date: serverTime(response), body: await parse(response) };
  } catch {
    return undefined;
  }
}
