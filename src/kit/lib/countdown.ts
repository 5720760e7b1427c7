/**
 * How long visitors wait between two messages to the same address or number, in seconds. As in the provider's own
 * element.
 */
export const SEND_PAUSE_SECONDS = 15;

/** A point in time by two clocks, in ms. */
export interface Moment {
  /** The system clock, which the visitor can set. */
  readonly date: number;
  /** Time since the page was opened, which may not advance while the machine sleeps. */
  readonly age: number;
}

export function thisMoment(): Moment {
  return { date: Date.now(), age: performance.now() };
}

/** A moment before this page was opened, or on it, by the system clock alone. Never later than now. */
export function momentOf(date: number, now: Moment): Moment {
  const ago = Math.max(0, now.date - date);
  return { date: now.date - ago, age: now.age - ago };
}

/**
 * Whole seconds until a countdown ends, from 0 to `duration`. Either clock can fall behind, so the one further ahead counts.
 * @param duration of the whole countdown, in seconds
 */
export function secondsLeft(duration: number, start: Moment, now: Moment): number {
  const elapsed = Math.max(0, now.date - start.date, now.age - start.age);
  return Math.max(0, Math.ceil(duration - elapsed / 1000));
}

/** As `m:ss`. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
