/** Google's prompt grows in steps, so its first measurements are debounced (spec section 4). */
const DEBOUNCE_MS = 100;
const DEBOUNCED_COUNT = 2;

export interface HeightFollower {
  /** @param height px */
  measured(height: number): void;
  stop(): void;
}

/** Passes measured heights on to `apply`, except that of a prompt that is still empty. Debounces the first two. */
export function followHeight(apply: (height: number) => void): HeightFollower {
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    measured(height) {
      if (height === 0) return;
      clearTimeout(timer);
      count += 1;
      if (count > DEBOUNCED_COUNT) apply(height);
      else timer = setTimeout(apply, DEBOUNCE_MS, height);
    },
    stop: () => clearTimeout(timer),
  };
}
