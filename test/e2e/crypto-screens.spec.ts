/** The screens of signing in with a wallet: what they list, for assistive technology, for the keyboard, small. */
import { crypto, openOthers, rabby, walletIcon } from './crypto-screens.ts';
import { expect, test, type Widget } from './fixtures.ts';
import { button, heading } from './steps.ts';
import { installWallets, metamask, phantom, walletCalls } from './wallets.ts';

const names = async ({ element }: Widget): Promise<readonly string[]> => {
  const texts = await element.getByRole('button').allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
};

for (const { providers, main } of [
  { providers: '', main: ['Phantom', 'Vessel', 'Binance', 'Coinbase', 'Metamask'] },
  { providers: 'google github facebook', main: ['Phantom', 'Vessel'] },
  { providers: 'google github facebook apple microsoft', main: [] },
]) {
  test(`beside "${providers}" Main has room for ${main.length} wallets`, async ({ openWidget }) => {
    const widget = await openWidget({ ...crypto, 'oauth-providers': providers || undefined });
    const all = ['Phantom', 'Vessel', 'Binance', 'Coinbase', 'Metamask'].map(
      (name) => `Continue with ${name}`,
    );
    const shown = main.map((name) => `Continue with ${name}`);
    const setUp = 'Set up a new crypto wallet';
    expect(await names(widget)).toEqual([...shown, 'Continue with other Crypto Wallet', setUp]);
    await openOthers(widget);
    const rest = all.filter((name) => !shown.includes(name));
    expect(await names(widget)).toEqual([...rest, 'Other Ethereum Wallet', 'Other Solana Wallet', setUp]);
  });
}

test('wallets that no button names announce themselves under their own name and picture', async ({
  page,
  openWidget,
}) => {
  await installWallets(
    page,
    rabby,
    metamask,
    phantom,
    { chain: 'ethereum', name: 'Phantom', rdns: 'app.phantom' },
    { chain: 'ethereum', name: 'Backpack', rdns: 'app.backpack', icon: 'https://icons.example/backpack.png' },
    { chain: 'solana', name: 'Backpack', standard: true, icon: 'javascript:alert(1)' },
  );
  const widget = await openWidget(crypto);
  await openOthers(widget);
  expect((await names(widget)).slice(0, 4)).toEqual([
    'Continue with Rabby',
    'Continue with Phantom (Ethereum)',
    'Continue with Backpack (Ethereum)',
    'Continue with Backpack (Solana)',
  ]);
  // Addresses that are no embedded picture are not asked for: the fixture watches for requests, too.
  await expect(widget.element.locator('img')).toHaveCount(1);
  await expect(button(widget, 'Continue with Rabby').locator('img')).toHaveAttribute('src', walletIcon);
  await button(widget, 'Continue with Backpack (Solana)').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(await walletCalls(page)).toEqual(['Backpack: connect', 'Backpack: signMessage']);
});

test('a name is shown as text', async ({ page, openWidget }) => {
  const name = '<img src=x onerror=alert(1)>';
  await installWallets(page, { ...rabby, name });
  const widget = await openWidget(crypto);
  await openOthers(widget);
  await expect(button(widget, `Continue with ${name}`)).toBeVisible();
  await button(widget, `Continue with ${name}`).click();
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('announcements that make no sense are passed over, and long names fit', async ({ page, openWidget }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    const provider = { request: async () => [] };
    const details = [
      null,
      {},
      { info: null, provider },
      { info: { uuid: 1, name: {}, rdns: [] }, provider },
      { info: { uuid: 'a', name: 'No provider', rdns: 'a' } },
      { info: { uuid: 'b', name: '   ', rdns: 'b' }, provider },
      { info: { uuid: 'c', name: 'x'.repeat(500), rdns: 'c' }, provider },
    ];
    window.addEventListener('eip6963:requestProvider', () => {
      for (const detail of details) {
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      }
    });
    const features = { 'standard:connect': {}, 'solana:signMessage': {} };
    window.addEventListener('wallet-standard:app-ready', (event) => {
      (event as CustomEvent<{ register(...wallets: object[]): void }>).detail.register(
        {},
        { name: 'No features', chains: ['solana:mainnet'] },
        { name: 'No chains', chains: null, features },
        { name: 1, chains: ['solana:mainnet'], features },
        { name: 'No icon', chains: ['solana:mainnet'], features, icon: 7 },
      );
    });
  });
  const widget = await openWidget(crypto);
  await openOthers(widget);
  expect((await names(widget)).slice(0, 3)).toEqual([
    `Continue with ${'x'.repeat(60)}`,
    'Continue with No icon',
    'Other Ethereum Wallet',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('nobody listens for announcements once the screen was left', async ({ page, openWidget }) => {
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
  expect(await listeners()).toBe(0);
});

test('the five wallets to set up open their own sites in a new tab', async ({ openWidget }) => {
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

test('code of wallets is loaded only where they are a product', async ({ page, openWidget }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const ofWallets = () => loaded.filter((path) => /\/(crypto|wallets)-/.test(path));
  await openWidget({ products: 'otp' });
  expect(ofWallets()).toEqual([]);
  await openWidget({ products: 'otp crypto' });
  await expect.poll(ofWallets).not.toEqual([]);
});

test('a strict CSP lets wallets and their pictures through', async ({ page, openWidget, emulator }) => {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src ${emulator.url}; require-trusted-types-for 'script'`;
  await installWallets(page, rabby);
  const widget = await openWidget(crypto, { headers: { 'Content-Security-Policy': policy } });
  await openOthers(widget);
  const picture = button(widget, 'Continue with Rabby').locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await button(widget, 'Continue with Rabby').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('signs in by the keyboard alone', async ({ page, openWidget }) => {
  await installWallets(page, rabby);
  const widget = await openWidget(crypto);
  await expect(button(widget, 'Continue with Phantom')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(widget, 'Continue with Phantom')).toBeFocused();
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('Tab');
  await expect(button(widget, 'Continue with other Crypto Wallet')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Continue with other wallet')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(widget, 'Continue with Rabby')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(widget, 'Back')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(heading(widget, 'Success!')).toBeFocused();
});
