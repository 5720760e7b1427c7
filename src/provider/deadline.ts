import { ProviderError } from './errors.ts';

/** ms. Longer than any answer seen of the provider, shorter than a visitor's patience. */
const DEADLINE_MS = 15_000;

/** The SDK has neither timeout nor abort: whatever it waits for, this settles within `ms`. */
export function withDeadline<T>(promise: Promise<T>, ms = DEADLINE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ProviderError('timeout')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
