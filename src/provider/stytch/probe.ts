/**
 * Asks Stytch for a project's settings as its SDK does, and keeps what the SDK hides: the status, the time it took and the
 * date. Only `diagnose()` does.
 */

import { sdkHeaders, settingsUrl } from './sdk-request.ts';

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

/** @returns ms since 1970 by the server's clock; undefined if it does not tell */
export function serverTime({ headers }: Response): number | undefined {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date;
}

/**
 * @param base of the API, without a slash at the end
 * @returns undefined if nothing came within 10 s
 */
export async function probe(base: string, publicToken: string): Promise<Answer | undefined> {
  const started = performance.now();
  try {
    const response = await fetch(settingsUrl(base, encodeURIComponent(publicToken)), {
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
