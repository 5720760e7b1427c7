/** Counts what a page asks for, but for the page itself. */
import type { CDPSession, Page } from 'playwright';

/** Without a sign of life for so long the page has all that it wanted, ms; later screens are fetched when idle. */
const QUIET = 700;
const LIMIT = 60_000;

interface Request {
  /** s, monotonic. */
  readonly sent: number;
  /** s since 1970. */
  readonly sentAt: number;
  readonly url: string;
  finished?: number;
  bytes: number;
}

export class RequestLog {
  readonly #requests = new Map<string, Request>();
  /** Grows with each sign of life: an answer that nobody reads never finishes, so that waiting for ends is no use. */
  activity = 0;

  constructor(cdp: CDPSession, page: string) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
      if (!request.url.startsWith('http') || request.url === page) return;
      this.activity += 1;
      this.#requests.set(requestId, { sent: timestamp, sentAt: wallTime, url: request.url, bytes: 0 });
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

  /** Bytes over the wire, headers of the answers included. */
  get bytes(): number {
    return [...this.#requests.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Of what had been asked for at a time (ms since 1970), and of what had arrived by then. */
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

/** Waits until nothing was loaded for a while. */
export async function untilQuiet(page: Page, log: RequestLog): Promise<void> {
  const started = performance.now();
  let quietSince = started;
  let known = log.activity;
  while (performance.now() - quietSince < QUIET) {
    await page.evaluate(() => probe.painted());
    if (log.activity !== known) quietSince = performance.now();
    known = log.activity;
    if (performance.now() - started > LIMIT) throw new Error('the page does not come to rest');
  }
}
