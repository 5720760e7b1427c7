/** ms, and the first measurements that it is for (spec section 4): Google's prompt grows in steps. */
const DEBOUNCE_MS = 100;
const DEBOUNCED = 2;

export interface HeightFollower {
  /** @param height px */
  measured(height: number): void;
  stop(): void;
}

/** Passes measured heights on; of the first two only what holds for a moment. An empty prompt has no height yet. */
export function followHeight(apply: (height: number) => void): HeightFollower {
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    measured(height) {
      if (height === 0) return;
      clearTimeout(timer);
      count += 1;
      if (count > DEBOUNCED) apply(height);
      else timer = setTimeout(apply, DEBOUNCE_MS, height);
    },
    stop: () => clearTimeout(timer),
  };
}
