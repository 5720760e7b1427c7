import { settleWithin } from '../kit/lib/deadline.ts';
import { ProviderError } from './errors.ts';

/**
 * Settles as the promise does, or rejects after a while: the SDK has neither a timeout nor an abort.
 * @param ms milliseconds; 15 s by default
 * @throws ProviderError `timeout`
 */
export const withDeadline = <T>(promise: Promise<T>, ms?: number): Promise<T> =>
  settleWithin(promise, () => new ProviderError('timeout'), ms);
