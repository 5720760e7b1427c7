/** Test wallets for tests in Node, which has no `window`. */
import type { TestContext } from 'node:test';
import { getWallets } from '@wallet-standard/app';
import { install } from './install.ts';
import type { WalletSpec } from './specs.ts';

export interface TestWallets {
  /** Every call that any of the wallets got so far: `name: method`. */
  readonly calls: readonly string[];
  /** Adds wallets that come only now. */
  add(...specs: readonly WalletSpec[]): void;
}

/** Gives a test a `window` of its own with these wallets on it, and a clock that stands still. */
export function provideWallets(t: TestContext, ...specs: readonly WalletSpec[]): TestWallets {
  const calls: string[] = [];
  const unregister: (() => void)[] = [];
  t.mock.timers.enable({ apis: ['setTimeout'] });
  Object.defineProperty(globalThis, 'window', { configurable: true, value: new EventTarget() });
  t.after(() => {
    for (const undo of unregister) undo();
    Reflect.deleteProperty(globalThis, 'window');
  });
  const add = (...more: readonly WalletSpec[]): void =>
    install(
      more,
      (wallet, method) => calls.push(`${wallet}: ${method}`),
      // The registry outlives the test's `window`, which `registerWallet` would go by.
      (wallet) => unregister.push(getWallets().register(wallet)),
    );
  add(...specs);
  return { calls, add };
}
