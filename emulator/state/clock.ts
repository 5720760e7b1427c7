export const MS_PER_MINUTE = 60_000;

/** The emulator's time. Tests move it forward instead of waiting for something to expire. */
export class Clock {
  readonly #baseNow: () => number;
  #offsetMs = 0;

  /** @param baseNow the clock to start from, in epoch milliseconds */
  constructor(baseNow: () => number) {
    this.#baseNow = baseNow;
  }

  /** The current time, in epoch milliseconds. */
  now(): number {
    return this.#baseNow() + this.#offsetMs;
  }

  /** Moves the time forward. */
  advance(ms: number): void {
    this.#offsetMs += ms;
  }

  /** Undoes every `advance`. */
  reset(): void {
    this.#offsetMs = 0;
  }
}

/** Epoch milliseconds as ISO 8601, in whole seconds as Stytch has them. */
export function toIso(epochMs: number): string {
  return new Date(epochMs).toISOString().replace(/\.\d+Z$/, 'Z');
}
