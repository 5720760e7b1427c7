import { settleWithin } from '../../../kit/lib/promises.ts';
import type { WalletProblem } from '../../flow/screens.ts';

/** This browser does not have the wallet that the visitor chose. */
export class MissingWalletError extends Error {
  constructor() {
    super('The wallet is not installed.');
  }
}

/** A wallet of any chain and interface. */
export interface Wallet {
  /**
   * Asks the visitor to share an account with the page.
   * @returns the account's address, never empty
   * @throws what the wallet throws, such as `{ code: 4001 }` if the visitor refuses
   */
  connect(): Promise<string>;
  /**
   * Asks the visitor to sign with the account of that address.
   * @returns the signature in the provider's format, never empty
   * @throws what the wallet throws, or an Error if another account is active
   */
  sign(message: string, address: string): Promise<string>;
  /** The network's chain id as a decimal number; undefined if the wallet has none or does not answer. */
  chainId(): Promise<string | undefined>;
}

/** Settles like the promise, but rejects after `ms`, because a wallet may never answer. */
export const within = <T>(promise: Promise<T>, ms: number): Promise<T> =>
  settleWithin(promise, () => new Error('The wallet did not answer in time.'), ms);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** Returns the result of `read`; undefined if it throws, because an object of a wallet can do anything when it is read. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The value at a dotted path of `window`, into which wallets inject themselves. */
export function globalAt(path: string): unknown {
  const at = (value: unknown, key: string): unknown =>
    isRecord(value) ? Reflect.get(value, key) : undefined;
  return attempt(() => path.split('.').reduce(at, window));
}

/** EIP-1193's code of a wallet that has another request open, which its user has yet to answer. */
const RESOURCE_UNAVAILABLE = -32_002;

/** @param thrown what the wallet has thrown, which may wrap the error of an app that it is connected to */
export function problemOf(thrown: unknown): WalletProblem {
  if (thrown instanceof MissingWalletError) return 'missing';
  const codeAt = (...path: readonly string[]): unknown =>
    attempt(() => path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), thrown));
  const codes = [codeAt('code'), codeAt('cause', 'code'), codeAt('data', 'originalError', 'code')];
  return codes.some((code) => Number(code) === RESOURCE_UNAVAILABLE) ? 'pending' : 'refused';
}
