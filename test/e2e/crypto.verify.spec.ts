/** Signing in with a wallet, as a visitor with browser extensions does. Which wallet is found: src/consumer/methods/crypto/chosen-wallet.test.ts. */
import type { LoggedRequest } from '../../emulator/client.ts';
import { expect, test, type Widget } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { button, heading } from './steps.ts';
import {
  choose,
  coinbase,
  installWallets,
  metamask,
  phantom,
  releaseWallets,
  walletCalls,
} from './wallets.ts';

const crypto = { products: 'crypto' } as const;
const startRoute = '/crypto_wallets/authenticate/start/primary';
const authenticateRoute = '/crypto_wallets/authenticate';
const notConnected = {
  code: 'wallet_connect',
  message: '[Error] Could not connect to wallet',
  screen: 'CryptoConnect',
} as const;
const notSigned = {
  code: 'wallet_sign',
  message: '[Error] Could not sign message',
  screen: 'CryptoSignMessage',
} as const;
/** ms. */
const pastWalletDeadline = 3 * 60_000;
const pastRequestDeadline = 15_000;

async function expectSignedIn(widget: Widget): Promise<void> {
  await expect(heading(widget, 'Success!')).toBeVisible();
  await expect(widget.element.getByText('You have successfully connected your wallet.')).toBeVisible();
  await widget.event('auth-success', { method: 'crypto' });
}

/** CryptoError with its text, and a back arrow that leads to Main. */
async function expectFailed(widget: Widget): Promise<void> {
  await expect(heading(widget, 'Looks like there was an error!')).toBeVisible();
  await expect(widget.element.getByText('Your sign in request could not be completed.')).toBeVisible();
  await goBack(widget);
  expect(await widget.events('auth-success')).toEqual([]);
}

async function goBack(widget: Widget): Promise<void> {
  await button(widget, 'Back').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
}

const walletRequests = (requests: readonly LoggedRequest[]): readonly LoggedRequest[] =>
  requests.filter(({ path }) => path.includes('/crypto_wallets/'));

for (const { wallet, spec, type, asked } of [
  {
    wallet: 'Metamask',
    spec: metamask,
    type: 'ethereum',
    asked: ['eth_requestAccounts', 'eth_accounts', 'personal_sign'],
  },
  { wallet: 'Phantom', spec: phantom, type: 'solana', asked: ['connect', 'signMessage'] },
] as const) {
  // Spec 2.14, 2.47, 3.11, 4.18, 7.18, 7.21
  test(`signs in with ${wallet}`, async ({ page, openWidget, emulator }) => {
    await installWallets(page, spec);
    const widget = await openWidget({ ...crypto, 'session-duration-minutes': 45 });
    await choose(widget, wallet);

    await expectSignedIn(widget);
    const events = await widget.events();
    const [success] = events.filter((event) => event.type === 'auth-success');
    expect(success?.detail).toMatchObject({
      session: { session_id: expect.any(String) },
      user: { user_id: expect.any(String) },
    });
    expect(events.filter((event) => event.type === 'auth-error')).toEqual([]);
    expect(
      events.filter((event) => event.type === 'auth-event').map((event) => event.detail['type']),
    ).toEqual([
      'CRYPTO_WALLET_AUTHENTICATE_START',
      'CRYPTO_WALLET_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ]);
    expect(events.filter((event) => event.type === 'auth-screen').map((event) => event.detail)).toEqual([
      { screen: 'CryptoConnect', previous: 'Main' },
      { screen: 'CryptoSignMessage', previous: 'CryptoConnect' },
      { screen: 'CryptoConfirmation', previous: 'CryptoSignMessage' },
    ]);
    expect(await walletCalls(page)).toEqual(asked.map((method) => `${spec.name}: ${method}`));
    expect(JSON.stringify(events)).not.toMatch(/session_token|session_jwt|"signature"/);
    const requests = walletRequests(await emulator.requests());
    expect(requests.map(({ path }) => path)).toEqual([`/sdk/v1${startRoute}`, `/sdk/v1${authenticateRoute}`]);
    for (const { body } of requests) expect(body).toMatchObject({ crypto_wallet_type: type });
    expect(requests[1]?.body).toMatchObject({ session_duration_minutes: 45 });
  });
}

// Spec 4.19, 8.9
test('names the wallet that is not installed, refuses to connect, or refuses to sign, and where to get one', async ({
  page,
  openWidget,
  emulator,
}) => {
  await installWallets(page, { ...metamask, connect: 'refuse' }, { ...phantom, sign: 'refuse' });
  const widget = await openWidget(crypto);
  const link = widget.element.getByRole('link');

  await choose(widget, 'Coinbase');
  await expect(widget.element.getByText('Coinbase is not installed in this browser.')).toBeVisible();
  await expect(link).toHaveText('Install Coinbase');
  await expect(link).toHaveAttribute('href', 'https://www.coinbase.com/wallet/downloads');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('part', 'button button-primary');
  await expect(button(widget, 'Try again')).toHaveAttribute('part', 'button button-secondary');
  await expect(button(widget, 'Set up a new crypto wallet')).toBeVisible();
  await expectFailed(widget);
  expect(await walletCalls(page)).toEqual([]);

  await choose(widget, 'Metamask');
  await expect(heading(widget, 'Looks like there was an error!')).toBeVisible();
  await expect(widget.element.getByText('Metamask', { exact: true })).toBeVisible();
  await expect(widget.element.getByText('installed')).toHaveCount(0);
  await expect(link).toHaveCount(0);
  await expect(button(widget, 'Try again')).toHaveAttribute('part', 'button button-primary');
  await expectFailed(widget);

  expect(walletRequests(await emulator.requests())).toEqual([]);
  await choose(widget, 'Phantom');
  await expectFailed(widget);
  expect(walletRequests(await emulator.requests())).toHaveLength(1);
  const errors = (await widget.events('auth-error')).map(({ detail }) => detail);
  expect(errors).toMatchObject([notConnected, notConnected, notSigned]);

  await button(widget, 'Continue with other Crypto Wallet').click();
  await button(widget, 'Other Solana Wallet').click();
  await expect(widget.element.getByText('No such wallet is installed in this browser.')).toBeVisible();
  await expect(link).toHaveCount(0);
  await expectFailed(widget);
});

test('says that a request is waiting in the wallet', async ({ page, openWidget }) => {
  await installWallets(page, { ...metamask, connect: 'busy' }, { ...phantom, sign: 'busy' });
  const widget = await openWidget(crypto);
  for (const wallet of ['Metamask', 'Phantom']) {
    await choose(widget, wallet);
    await expect(
      widget.element.getByText('Open your wallet: a request is waiting there.', { exact: true }),
    ).toBeVisible();
    await expectFailed(widget);
  }
  const errors = (await widget.events('auth-error')).map(({ detail }) => detail);
  expect(errors).toMatchObject([notConnected, notSigned]);
});

test('shows an error for a wallet that does not answer within three minutes', async ({
  page,
  openWidget,
}) => {
  await page.clock.install();
  await installWallets(page, { ...metamask, connect: 'hang' }, { ...phantom, sign: 'hang' });
  const widget = await openWidget(crypto);
  for (const [wallet, asked, error] of [
    ['Metamask', 'MetaMask: eth_requestAccounts', notConnected],
    ['Phantom', 'Phantom: signMessage', notSigned],
  ] as const) {
    await choose(widget, wallet);
    await expect.poll(() => walletCalls(page)).toContain(asked);
    await page.clock.fastForward(pastWalletDeadline);
    await widget.event('auth-error', error);
    await expectFailed(widget);
  }
});

// Spec 4.19
test('shows an error for a signature that the provider refuses', async ({ page, openWidget }) => {
  await installWallets(page, { ...metamask, sign: 'wrong' });
  const widget = await openWidget(crypto);
  await choose(widget, 'Metamask');
  const { detail } = await widget.event('auth-error', { code: 'provider', message: notSigned.message });
  expect(detail).toMatchObject({
    status: 401,
    type: 'unable_to_authenticate_crypto_wallet',
    screen: 'CryptoSignMessage',
  });
  await expectFailed(widget);
});

test('shows an error if the provider refuses the address or does not answer, and the next try works', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.clock.install();
  await installWallets(page, metamask);
  const widget = await openWidget(crypto);
  await emulator.fault(startRoute, { status: 400, type: 'invalid_crypto_wallet_address', message: 'No.' }, 1);
  await choose(widget, 'Metamask');
  await widget.event('auth-error', { ...notConnected, code: 'provider', status: 400 });
  await expectFailed(widget);

  await emulator.fault(authenticateRoute, 'hang', 1);
  await choose(widget, 'Metamask');
  await expect.poll(() => emulator.count(authenticateRoute)).toBe(1);
  await page.clock.fastForward(pastRequestDeadline);
  await widget.event('auth-error', { code: 'timeout', screen: 'CryptoSignMessage' });
  await expectFailed(widget);
  await choose(widget, 'Metamask');
  await expectSignedIn(widget);
});

test('ignores what a wallet answers after the visitor went back', async ({ page, openWidget, emulator }) => {
  await installWallets(page, { ...metamask, connect: 'hold' }, { ...coinbase, sign: 'hold' }, phantom);
  const widget = await openWidget(crypto);
  for (const [wallet, asked] of [
    ['Metamask', 'MetaMask: eth_requestAccounts'],
    ['Coinbase', 'Coinbase: personal_sign'],
  ] as const) {
    await choose(widget, wallet);
    await expect.poll(() => walletCalls(page)).toContain(asked);
    await goBack(widget);
  }
  await releaseWallets(page);
  // Long enough for a late answer to do its harm.
  await choose(widget, 'Phantom');
  await expectSignedIn(widget);
  expect(await widget.events('auth-error')).toEqual([]);
  const requests = walletRequests(await emulator.requests());
  expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual(['primary', 'primary', 'authenticate']);
  expect(requests.map(({ body }) => JSON.stringify(body).includes('"solana"'))).toEqual([false, true, true]);
});

test('signs in by a signature that is accepted only after the visitor went back', async ({
  page,
  openWidget,
}) => {
  await installWallets(page, metamask);
  const widget = await openWidget(crypto);
  const answer = await holdRequests(page, `**${authenticateRoute}`);
  await choose(widget, 'Metamask');
  await expect.poll(answer.count).toBe(1);
  await goBack(widget);
  answer.release();
  await expectSignedIn(widget);
});

test('has the wallet sign a message of EIP-4361 if the project requires it', async ({
  page,
  openWidget,
  emulator,
}) => {
  await emulator.settings({ siwe_required_for_crypto_wallets: true, disable_sdk_watermark: false });
  await installWallets(page, metamask);
  const widget = await openWidget(crypto);
  // The watermark shows that the project's settings have arrived.
  await expect(widget.element.getByText('Powered by Stytch')).toBeVisible();
  await choose(widget, 'Metamask');
  await expectSignedIn(widget);
  const [start] = walletRequests(await emulator.requests());
  const { origin } = new URL(page.url());
  expect(start?.body).toMatchObject({ siwe_params: { uri: origin, chain_id: '137' } });
});

/** Puts on the page what any script could: broken wallets, and thousands of them. */
function installHostileWallets(): void {
  const register = (wallet: unknown): void => {
    const announce = (api: { register(wallet: unknown): void }) => api.register(wallet);
    window.addEventListener('wallet-standard:app-ready', (event) =>
      announce((event as CustomEvent<{ register(wallet: unknown): void }>).detail),
    );
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: announce }));
  };
  const thrower = (): never => {
    throw new Error('of the page');
  };
  register(null);
  register(Object.defineProperty({}, 'name', { get: thrower }));
  register(new Proxy({}, { get: thrower }));
  const features = { 'standard:connect': {}, 'solana:signMessage': {} };
  const icon = 'data:image/svg+xml;base64,AA';
  for (let index = 0; index < 2000; index += 1) {
    register({
      version: '1.0.0',
      name: `S${index}`,
      icon,
      chains: ['solana:mainnet'],
      features,
      accounts: [],
    });
    const info = { uuid: `${index}`, name: `\u202e${'x'.repeat(100_000)}`, icon, rdns: `com.e${index}` };
    const detail = { info, provider: { request: async () => [] } };
    window.addEventListener('eip6963:requestProvider', () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
    );
  }
}

test('broken wallets and thousands of them keep no other from signing in', async ({ page, openWidget }) => {
  await page.addInitScript(installHostileWallets);
  await installWallets(page, phantom);
  const widget = await openWidget(crypto);
  await button(widget, 'Continue with other Crypto Wallet').click();
  await expect(button(widget, 'Continue with S29')).toBeVisible();
  await expect(widget.element.getByRole('button', { name: /^Continue with S\d+$/ })).toHaveCount(30);
  await expect(widget.element.getByRole('button', { name: /^Continue with x{60} / })).toHaveCount(30);
  await button(widget, 'Back').click();
  // Until Main is there, the wallet is still found on the screen that goes.
  await expect(button(widget, 'Continue with other Crypto Wallet')).toBeVisible();
  await choose(widget, 'Phantom');
  await expectSignedIn(widget);
});
