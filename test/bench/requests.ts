/** Counts the requests of a page, except for the page itself. */
import type { Target } from './target.ts';

/** ms without activity after which a page has loaded everything, later screens included, which it fetches when idle. */
const QUIET = 700;
const LIMIT = 60_000;

interface Request {
  /** s, monotonic. */
  readonly sent: number;
  /** s since 1970. */
  readonly sentAt: number;
  finished?: number;
  bytes: number;
}

export interface Loaded {
  readonly requests: number;
  /** kB. */
  readonly bytes: number;
}

export class RequestLog {
  readonly #requests = new Map<string, Request>();
  /** Grows with all activity. Ends of requests do not tell, because a response that is never read never ends. */
  activity = 0;

  constructor(target: Target, page: string) {
    target.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
      if (!request.url.startsWith('http') || request.url === page) return;
      this.activity += 1;
      this.#requests.set(requestId, { sent: timestamp, sentAt: wallTime, bytes: 0 });
    });
    target.on('Network.dataReceived', () => {
      this.activity += 1;
    });
    target.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = this.#requests.get(requestId);
      if (request) Object.assign(request, { finished: timestamp, bytes: encodedDataLength });
    });
    target.on('Network.loadingFailed', ({ requestId, timestamp }) => {
      const request = this.#requests.get(requestId);
      if (request) request.finished = timestamp;
    });
  }

  /** What had been requested, and the kB that had arrived, by a time (ms since 1970). Responses count with their headers. */
  until(time: number): Loaded {
    const all = [...this.#requests.values()];
    const sent = all.filter(({ sentAt }) => sentAt * 1000 <= time);
    const arrived = all.filter(
      ({ sent: from, sentAt, finished }) =>
        finished !== undefined && (sentAt + finished - from) * 1000 <= time,
    );
    return { requests: sent.length, bytes: arrived.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
  }
}

/** Waits until nothing has been loaded for a while. */
export async function untilQuiet(target: Target, log: RequestLog): Promise<void> {
  const started = performance.now();
  let quietSince = started;
  let known = log.activity;
  while (performance.now() - quietSince < QUIET) {
    // A page that is busy may be about to load something.
    await target.evaluate('probe.painted()');
    if (log.activity !== known) quietSince = performance.now();
    known = log.activity;
    if (performance.now() - started > LIMIT) throw new Error('the page does not stop loading');
  }
}
