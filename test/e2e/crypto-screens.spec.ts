/** What the screens of wallets list, and what they load. The rules are tested in src/consumer/methods/crypto/. */
import { crypto, openOthers, rabby, walletIcon } from './crypto-screens.ts';
import { expect, test, type Widget } from './fixtures.ts';
import { button, heading } from './steps.ts';
import { strictPolicy } from './strict-policy.ts';
import { installWallets, metamask, phantom, walletCalls } from './wallets.ts';

const names = async ({ element }: Widget): Promise<readonly string[]> => {
  const texts = await element.getByRole('button').allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
};

// Spec 2.15, 9.4
test('lists the wallets that Main has no room for on the other screen', async ({ openWidget }) => {
  const widget = await openWidget({
    ...crypto,
    products: 'oauth crypto',
    'oauth-providers': 'google github facebook',
  });
  const setUp = 'Set up a new crypto wallet';
  expect(await names(widget)).toEqual([
    ...['Google', 'GitHub', 'Facebook'].map((name) => `Continue with ${name}`),
    'Continue with Phantom',
    'Continue with Vessel',
    'Continue with other Crypto Wallet',
    setUp,
  ]);
  await openOthers(widget);
  expect(await names(widget)).toEqual([
    ...['Binance', 'Coinbase', 'Metamask'].map((name) => `Continue with ${name}`),
    'Other Ethereum Wallet',
    'Other Solana Wallet',
    setUp,
  ]);
});

test('lists wallets that announce themselves under their own name and picture, under a strict CSP too', async ({
  page,
  openWidget,
  emulator,
}) => {
  const markup = '<img src=x onerror=alert(1)>';
  await page.setViewportSize({ width: 320, height: 640 });
  await installWallets(
    page,
    rabby,
    metamask,
    phantom,
    { chain: 'ethereum', name: 'Phantom', rdns: 'app.phantom' },
    { chain: 'ethereum', name: 'Backpack', rdns: 'app.backpack', icon: 'https://icons.example/backpack.png' },
    { chain: 'ethereum', name: markup, rdns: 'app.markup' },
    { chain: 'ethereum', name: 'x'.repeat(500), rdns: 'app.long' },
    { chain: 'solana', name: 'Backpack', standard: true, icon: 'javascript:alert(1)' },
  );
  const widget = await openWidget(crypto, {
    headers: { 'Content-Security-Policy': strictPolicy(emulator.url) },
  });
  await openOthers(widget);
  expect((await names(widget)).slice(0, 6)).toEqual([
    'Continue with Rabby',
    'Continue with Phantom (Ethereum)',
    'Continue with Backpack (Ethereum)',
    `Continue with ${markup}`,
    `Continue with ${'x'.repeat(60)}`,
    'Continue with Backpack (Solana)',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // Only embedded pictures are shown; the fixture would notice a request for another one.
  await expect(widget.element.locator('img')).toHaveCount(1);
  const picture = button(widget, 'Continue with Rabby').locator('img');
  await expect(picture).toHaveAttribute('src', walletIcon);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await button(widget, 'Continue with Backpack (Solana)').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(await walletCalls(page)).toEqual(['Backpack: connect', 'Backpack: signMessage']);
});

test('listens for announcements only while the list is shown', async ({ page, openWidget }) => {
  await page.addInitScript(() => {
    const listening = new Set<unknown>();
    const [add, remove] = [window.addEventListener, window.removeEventListener];
    const isAnnouncement = (type: string): boolean => type === 'eip6963:announceProvider';
    window.addEventListener = (...args: Parameters<typeof add>) => {
      if (isAnnouncement(args[0])) listening.add(args[1]);
      add.apply(window, args);
    };
    window.removeEventListener = (...args: Parameters<typeof remove>) => {
      if (isAnnouncement(args[0])) listening.delete(args[1]);
      remove.apply(window, args);
    };
    Object.assign(globalThis, { listening });
  });
  const listeners = () =>
    page.evaluate(() => (globalThis as unknown as { listening: ReadonlySet<unknown> }).listening.size);
  await installWallets(page, rabby);
  const widget = await openWidget(crypto);
  expect(await listeners()).toBe(0);
  await openOthers(widget);
  expect(await listeners()).toBe(1);
  await button(widget, 'Back').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect.poll(listeners).toBe(0);
});

// Spec 2.16, 2.45
test('opens the sites of the five wallets to set up in a new tab', async ({ openWidget }) => {
  const widget = await openWidget(crypto);
  await button(widget, 'Set up a new crypto wallet').click();
  await expect(heading(widget, 'Set up a new crypto wallet')).toBeFocused();
  const links = widget.element.getByRole('link');
  await expect(links).toHaveText(['Vessel', 'Metamask', 'Phantom', 'Coinbase', 'Binance']);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const name = (await link.innerText()).toLowerCase();
    await expect(link).toHaveAttribute('href', new RegExp(`^https://(www\\.)?${name}\\.`));
  }
  await button(widget, 'Back').click();
  await expect(heading(widget, 'Sign up or log in')).toBeFocused();
});

test('loads the code of wallets only if they are a product', async ({ page, openWidget }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const ofWallets = () => loaded.filter((path) => /\/(crypto|wallets)-/.test(path));
  await openWidget({ products: 'otp' });
  expect(ofWallets()).toEqual([]);
  await openWidget({ products: 'otp crypto' });
  await expect.poll(ofWallets).not.toEqual([]);
});
