/** Puts test wallets on a page before its own scripts run. Bundled by test/e2e/wallets.ts. */
import { registerWallet } from '@wallet-standard/wallet';
import { install } from './install.ts';
import { release } from './manners.ts';
import type { WalletSpec } from './specs.ts';

/** Every call that any of the wallets got: `name: method`. */
const calls: string[] = [];

Object.assign(globalThis, {
  testWallets: {
    install: (specs: readonly WalletSpec[]) =>
      install(specs, (wallet, method) => calls.push(`${wallet}: ${method}`), registerWallet),
    release,
    calls,
  },
});
