/** Reads from a trace of Chromium what the page's main thread did until a mark. */
import { covered } from './statistics.ts';

export const traceCategories: readonly string[] = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'toplevel',
  'v8',
];

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

/** Parsing, compiling and running scripts. Such events nest, like a function in a microtask in an event. */
const scripting = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'V8.GC_SCAVENGER',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'v8.produceCache',
]);

const tasks = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

export interface MainThread {
  /** ms. */
  readonly script: number;
  /** ms. */
  readonly longestTask: number;
}

/**
 * @param mark name of the `performance.mark()` that ends it; the last one with that name counts
 * @param sinceNavigation ms from the navigation to that mark
 */
export function mainThreadUntil(
  events: readonly TraceEvent[],
  mark: string,
  sinceNavigation: number,
): MainThread {
  const end = events.filter(({ name, ph }) => name === mark && ph !== 'e' && ph !== 'E').at(-1);
  if (!end) return { script: Number.NaN, longestTask: Number.NaN };
  const begin = end.ts - sinceNavigation * 1000;
  const within = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === end.pid && tid === end.tid)
    .map(({ name, ts, dur = 0 }) => ({ name, from: Math.max(ts, begin), to: Math.min(ts + dur, end.ts) }))
    .filter(({ from, to }) => to > from);
  const longest = within.filter(({ name }) => tasks.has(name)).map(({ from, to }) => to - from);
  return {
    script: covered(within.filter(({ name }) => scripting.has(name))) / 1000,
    longestTask: Math.max(0, ...longest) / 1000,
  };
}
