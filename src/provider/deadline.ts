import { ProviderError } from './errors.ts';

/** ms. Longer than any response of the provider so far, shorter than a visitor's patience. */
const DEADLINE_MS = 15_000;

/**
 * Settles as the promise does, or rejects after `ms` milliseconds: the SDK has neither a timeout nor an abort.
 * @throws ProviderError `timeout`
 */
export function withDeadline<T>(promise: Promise<T>, ms = DEADLINE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ProviderError('timeout')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
