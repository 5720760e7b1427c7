/**
 * Takes the place of `fetch` in the SDK, which has no option for a transport of one's own. The build puts it into the SDK's
 * modules (build/sdk-globals.mjs). The page's own `fetch` is never redefined.
 */

import { withoutPrototype } from '../../kit/lib/objects.ts';

/** A provider in the page. */
export interface PageTransport {
  /** Where the URLs that it answers begin. */
  readonly url: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Found by all copies of the package on the page: every version must keep its name, and the type of what it leads to. */
const TRANSPORT = Symbol.for('auth-widget.demo');

/** The answers to requests for a project's settings that were made before the SDK was there, by URL; undefined once the SDK has asked. */
export type EarlyAnswers = Map<string, Promise<Response> | undefined>;

/** Shared like the transport. */
const ANSWERS = Symbol.for('auth-widget.answers');

export async function sdkFetch(url: string, init: RequestInit): Promise<Response> {
  const page = globalThis as typeof globalThis & {
    [TRANSPORT]?: PageTransport;
    [ANSWERS]?: EarlyAnswers;
  };
  const { [TRANSPORT]: transport } = page;
  if (transport && url.startsWith(`${transport.url}/`)) return transport.fetch(url, init);
  if (url.includes('/projects/bootstrap/')) {
    const answers = (page[ANSWERS] ??= new Map());
    const early = answers.get(url);
    answers.set(url, undefined);
    const answer = await early?.catch(() => undefined);
    if (answer?.ok) return answer;
  }
  return fetch(url, withoutPrototype(init));
}
