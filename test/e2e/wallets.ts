/** Wallets for a test's page: real keys, no extension. */
import type { Page } from '@playwright/test';
import { bundleScript } from '../support/bundle.ts';
import type { EthereumSpec, SolanaSpec, WalletSpec } from '../wallets/specs.ts';
import { expect, type Widget } from './fixtures.ts';
import { button, heading } from './steps.ts';

interface TestWallets {
  install(specs: readonly WalletSpec[]): void;
  release(): void;
  readonly calls: readonly string[];
}

let bundled: Promise<string> | undefined;

/** Puts wallets on every page that is opened from now on, before the page's own scripts, as extensions do. */
export async function installWallets(page: Page, ...specs: readonly WalletSpec[]): Promise<void> {
  bundled ??= bundleScript(new URL('../wallets/page.ts', import.meta.url));
  await page.addInitScript({ content: await bundled });
  await page.addInitScript((given) => {
    (globalThis as unknown as { testWallets: TestWallets }).testWallets.install(given);
  }, specs);
}

/** Lets the wallets answer that hold their answers. */
export async function releaseWallets(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as unknown as { testWallets: TestWallets }).testWallets.release());
}

/** What the wallets were asked: `name: method`. */
export function walletCalls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { testWallets: TestWallets }).testWallets.calls);
}

/** Presses the wallet's button on Main, or on CryptoOtherScreen if Main has no room for it. */
export async function choose(widget: Widget, wallet: string): Promise<void> {
  const chosen = widget.element.getByRole('button', { name: wallet });
  if ((await chosen.count()) === 0) {
    await button(widget, 'Continue with other Crypto Wallet').click();
    await expect(heading(widget, 'Continue with other wallet')).toBeVisible();
  }
  await chosen.click();
}

export const metamask: EthereumSpec = { chain: 'ethereum', name: 'MetaMask', rdns: 'io.metamask' };
export const coinbase: EthereumSpec = { chain: 'ethereum', name: 'Coinbase', rdns: 'com.coinbase.wallet' };
export const phantom: SolanaSpec = { chain: 'solana', name: 'Phantom', standard: true };
