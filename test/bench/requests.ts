/** Counts the requests of a page, except for the page itself. */
import type { CDPSession, Page } from 'playwright';

/** ms without activity after which a page has loaded everything, later screens included, which it fetches when idle. */
const QUIET = 700;
const LIMIT = 60_000;

interface Request {
  /** s, monotonic. */
  readonly sent: number;
  /** s since 1970. */
  readonly sentAt: number;
  readonly url: string;
  readonly method: string;
  finished?: number;
  bytes: number;
}

export class RequestLog {
  readonly #requests = new Map<string, Request>();
  /** Grows with all activity. Ends of requests do not tell, because a response that is never read never ends. */
  activity = 0;

  constructor(cdp: CDPSession, page: string) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
      if (!request.url.startsWith('http') || request.url === page) return;
      this.activity += 1;
      const { url, method } = request;
      this.#requests.set(requestId, { sent: timestamp, sentAt: wallTime, url, method, bytes: 0 });
    });
    cdp.on('Network.dataReceived', () => {
      this.activity += 1;
    });
    cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = this.#requests.get(requestId);
      if (request) Object.assign(request, { finished: timestamp, bytes: encodedDataLength });
    });
    cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => {
      const request = this.#requests.get(requestId);
      if (request) request.finished = timestamp;
    });
  }

  get count(): number {
    return this.#requests.size;
  }

  /** How often something was posted to a matching address. */
  posted(address: RegExp): number {
    return [...this.#requests.values()].filter(({ method, url }) => method === 'POST' && address.test(url))
      .length;
  }

  /** Bytes over the wire, including response headers. */
  get bytes(): number {
    return [...this.#requests.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** What had been requested, and what had arrived, by a time (ms since 1970). */
  until(time: number): { readonly count: number; readonly bytes: number } {
    const all = [...this.#requests.values()];
    const sent = all.filter(({ sentAt }) => sentAt * 1000 <= time);
    const arrived = all.filter(
      ({ sent: from, sentAt, finished }) =>
        finished !== undefined && (sentAt + finished - from) * 1000 <= time,
    );
    return { count: sent.length, bytes: arrived.reduce((sum, { bytes }) => sum + bytes, 0) };
  }
}

/** Waits until nothing has been loaded for a while. */
export async function untilQuiet(page: Page, log: RequestLog): Promise<void> {
  const started = performance.now();
  let quietSince = started;
  let known = log.activity;
  while (performance.now() - quietSince < QUIET) {
    await page.evaluate(() => probe.painted());
    if (log.activity !== known) quietSince = performance.now();
    known = log.activity;
    if (performance.now() - started > LIMIT) throw new Error('the page does not stop loading');
  }
}
