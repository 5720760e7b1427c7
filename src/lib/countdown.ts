/** What two clocks show, in ms: the date, and how long the page has been there. */
export interface Moment {
  readonly date: number;
  readonly age: number;
}

export function thisMoment(): Moment {
  return { date: Date.now(), age: performance.now() };
}

/**
 * Whole seconds left of so many, never below zero. By the clock that went further: the date may be set back, and the
 * age of a page may stand still while the machine sleeps.
 */
export function secondsLeft(whole: number, start: Moment, now: Moment): number {
  const passed = Math.max(now.date - start.date, now.age - start.age);
  return Math.max(0, Math.ceil(whole - passed / 1000));
}

/** `m:ss`. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
