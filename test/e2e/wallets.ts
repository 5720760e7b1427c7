/** Wallets for a test's page: real keys, no extension. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { EthereumSpec, SolanaSpec, WalletSpec } from '../wallets/specs.ts';
import { expect, type Widget } from './fixtures.ts';
import { button, heading } from './steps.ts';

interface TestWallets {
  install(specs: readonly WalletSpec[]): void;
  release(): void;
  readonly calls: readonly string[];
}

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../wallets/page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Puts wallets on every page that is opened from now on, as extensions do: before the page's own scripts. */
export async function installWallets(page: Page, ...specs: readonly WalletSpec[]): Promise<void> {
  bundled ??= bundle();
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

/** The wallet's button of Main, or of the other screen where Main has no room for it. */
export async function choose(widget: Widget, wallet: string): Promise<void> {
  const chosen = widget.element.getByRole('button', { name: wallet });
  if ((await chosen.count()) === 0) {
    await button(widget, 'Continue with other Crypto Wallet').click();
    await expect(heading(widget, 'Continue with other wallet')).toBeVisible();
  }
  await chosen.click();
}

export const metamask: EthereumSpec = { chain: 'ethereum', name: 'MetaMask', rdns: 'io.metamask' };
export const phantom: SolanaSpec = { chain: 'solana', name: 'Phantom', standard: true };
