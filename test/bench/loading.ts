/** One visit with a cold cache, from the navigation until nothing is loaded any more. */
import { type BenchPage, openBenchPage, type Profile, type Stand } from './bench-page.ts';
import type { Configuration } from './configurations.ts';
import type { Subject } from './report.ts';
import { RequestLog, untilQuiet } from './requests.ts';
import { mainThreadUntil, type TraceEvent, traceCategories } from './script-time.ts';

export interface Visit {
  readonly formPaint: number;
  readonly usable: number;
  readonly lost: number;
  readonly layoutShift: number;
  readonly requestsUntilUsable: number;
  readonly bytesUntilUsable: number;
  readonly requests: number;
  readonly bytes: number;
  readonly script: number;
  readonly longestTask: number;
  /** Until the app has taken the form over; the official element's form is its app's from the start. */
  readonly longestTaskUntilReady: number;
}

export async function visit(
  stand: Stand,
  subject: Subject,
  configuration: Configuration,
  profile: Profile,
): Promise<Visit> {
  const opened = await openBenchPage(stand, profile, configuration.typed);
  try {
    return await watchVisit(stand, opened, stand.pageOf(subject, configuration));
  } finally {
    await opened.context.close();
  }
}

async function watchVisit(stand: Stand, { page, cdp }: BenchPage, url: string): Promise<Visit> {
  const log = new RequestLog(cdp, url);
  await stand.browser.startTracing(page, { categories: [...traceCategories] });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => probe.formPaint !== undefined, undefined, { timeout: 60_000 });
  await untilQuiet(page, log);
  const seen = await page.evaluate(() => ({
    formPaint: probe.formPaint ?? Number.NaN,
    usable: probe.usable ?? Number.NaN,
    lost: probe.lost,
    layoutShift: probe.layoutShift,
    origin: performance.timeOrigin,
    ready: performance.getEntriesByName('ready')[0]?.startTime,
  }));
  const trace = JSON.parse((await stand.browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const { origin, ready, ...times } = seen;
  const untilUsable = mainThreadUntil(trace.traceEvents, 'usable', seen.usable);
  const early = log.until(origin + seen.usable);
  return {
    ...times,
    requestsUntilUsable: early.count,
    bytesUntilUsable: early.bytes / 1000,
    requests: log.count,
    bytes: log.bytes / 1000,
    ...untilUsable,
    longestTaskUntilReady:
      ready === undefined
        ? untilUsable.longestTask
        : mainThreadUntil(trace.traceEvents, 'ready', ready).longestTask,
  };
}
