/** Signing in with a wallet, as a visitor with a browser extension does it. */
import type { EthereumSpec, SolanaSpec, WalletSpec } from '../wallets/specs.ts';
import type { LoggedRequest } from './emulator.ts';
import { expect, test, type Widget } from './fixtures.ts';
import { button, heading } from './steps.ts';
import { choose, installWallets, metamask, phantom, releaseWallets, walletCalls } from './wallets.ts';

const crypto = { products: 'crypto' } as const;
const startRoute = '/crypto_wallets/authenticate/start/primary';
const authenticateRoute = '/crypto_wallets/authenticate';
const couldNotConnect = '[Error] Could not connect to wallet';
const couldNotSign = '[Error] Could not sign message';
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
  await button(widget, 'Back').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  expect(await widget.events('auth-success')).toEqual([]);
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
    ).toEqual(['CRYPTO_WALLET_AUTHENTICATE_START', 'CRYPTO_WALLET_AUTHENTICATE']);
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

const ethereum = (name: string, more: Omit<EthereumSpec, 'chain' | 'name'>): EthereumSpec => ({
  chain: 'ethereum',
  name,
  ...more,
});
const solana = (name: string, more: Omit<SolanaSpec, 'chain' | 'name'>): SolanaSpec => ({
  chain: 'solana',
  name,
  ...more,
});

/** Every way in which a page finds a wallet; `answers` is the wallet that must be asked, and no other. */
const ways: readonly {
  readonly what: string;
  readonly wallets: readonly WalletSpec[];
  readonly choose: string;
  readonly answers: string;
}[] = [
  {
    what: 'an announced wallet before an injected one',
    wallets: [metamask, ethereum('Impostor', { at: 'ethereum', flags: ['isMetaMask'] })],
    choose: 'Metamask',
    answers: 'MetaMask',
  },
  {
    what: 'a wallet that announces itself late',
    wallets: [ethereum('MetaMask', { rdns: 'io.metamask', announcedAfter: 50 })],
    choose: 'Metamask',
    answers: 'MetaMask',
  },
  {
    what: 'an injected wallet',
    wallets: [ethereum('MetaMask', { at: 'ethereum', flags: ['isMetaMask'] })],
    choose: 'Metamask',
    answers: 'MetaMask',
  },
  {
    what: 'one of several injected wallets',
    wallets: [
      ethereum('MetaMask', { at: 'ethereum', flags: ['isMetaMask'] }),
      ethereum('Coinbase', { at: 'ethereum', flags: ['isCoinbaseWallet'] }),
      ethereum('Some', { at: 'ethereum' }),
    ],
    choose: 'Coinbase',
    answers: 'Coinbase',
  },
  {
    what: 'the one of several injected wallets that no other button names',
    wallets: [
      ethereum('MetaMask', { at: 'ethereum', flags: ['isMetaMask'] }),
      ethereum('Some', { at: 'ethereum', flags: ['isMetaMask', 'isSome'] }),
    ],
    choose: 'Other Ethereum Wallet',
    answers: 'Some',
  },
  {
    what: 'MetaMask among wallets that pass for it',
    wallets: [
      ethereum('Some', { at: 'ethereum', flags: ['isMetaMask', 'isSome'] }),
      ethereum('MetaMask', { at: 'ethereum', flags: ['isMetaMask'] }),
    ],
    choose: 'Metamask',
    answers: 'MetaMask',
  },
  {
    what: 'a wallet that knows the methods of a sign-in only',
    wallets: [ethereum('Plain', { at: 'ethereum', bare: true })],
    choose: 'Other Ethereum Wallet',
    answers: 'Plain',
  },
  {
    what: "a vendor's global",
    wallets: [ethereum('Binance', { at: 'BinanceChain' })],
    choose: 'Binance',
    answers: 'Binance',
  },
  {
    what: 'Vessel by its global',
    wallets: [ethereum('Vessel', { at: 'vessel.ethereum' })],
    choose: 'Vessel',
    answers: 'Vessel',
  },
  {
    what: 'Phantom on Solana, not its Ethereum side',
    wallets: [ethereum('Phantom EVM', { rdns: 'app.phantom', at: 'ethereum' }), phantom],
    choose: 'Phantom',
    answers: 'Phantom',
  },
  {
    what: 'a registered wallet before an injected one',
    wallets: [solana('Impostor', { at: 'solana', flags: ['isPhantom'] }), phantom],
    choose: 'Phantom',
    answers: 'Phantom',
  },
  {
    what: 'an injected wallet on Solana',
    wallets: [solana('Phantom', { at: 'solana', flags: ['isPhantom'] })],
    choose: 'Phantom',
    answers: 'Phantom',
  },
  {
    what: "a vendor's global on Solana",
    wallets: [
      solana('Phantom', { at: 'phantom.solana', flags: ['isPhantom'] }),
      solana('Solflare', { at: 'solana' }),
    ],
    choose: 'Phantom',
    answers: 'Phantom',
  },
  {
    what: 'any other wallet on Solana',
    wallets: [phantom, solana('Solflare', { standard: true })],
    choose: 'Other Solana Wallet',
    answers: 'Solflare',
  },
  {
    what: 'any other injected wallet on Solana',
    wallets: [phantom, solana('Solflare', { at: 'solana' })],
    choose: 'Other Solana Wallet',
    answers: 'Solflare',
  },
];

for (const { what, wallets, choose: wallet, answers } of ways) {
  test(`finds ${what}`, async ({ page, openWidget }) => {
    await installWallets(page, ...wallets);
    const widget = await openWidget(crypto);
    await choose(widget, wallet);
    await expectSignedIn(widget);
    const asked = await walletCalls(page);
    expect(new Set(asked.map((call) => call.split(':')[0]))).toEqual(new Set([answers]));
  });
}

/** No wallet may answer for another one, and a wallet that is not there is an error. */
for (const [wallet, ...others] of [
  ['Metamask'],
  ['Phantom'],
  ['Coinbase', metamask],
  ['Metamask', ethereum('Some', { at: 'ethereum', flags: ['isMetaMask', 'isSome'] })],
  ['Other Ethereum Wallet', { ...metamask, at: 'ethereum', flags: ['isMetaMask'] }],
  ['Phantom', solana('Solflare', { standard: true, at: 'solana' })],
  ['Other Solana Wallet', { ...phantom, at: 'solana', flags: ['isPhantom'] }],
] as readonly (readonly [string, ...WalletSpec[]])[]) {
  test(`${wallet} is not there, but ${others.map(({ name }) => name).join() || 'nothing'}`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    await installWallets(page, ...others);
    const widget = await openWidget(crypto);
    await choose(widget, wallet);
    await widget.event('auth-error', {
      code: 'wallet_connect',
      message: couldNotConnect,
      screen: 'CryptoConnect',
    });
    await expectFailed(widget);
    expect(await walletCalls(page)).toEqual([]);
    expect(walletRequests(await emulator.requests())).toEqual([]);
  });
}

const failures = [
  { name: 'refuses to connect', spec: { connect: 'refuse' }, step: 'connect' },
  { name: 'has no account', spec: { connect: 'empty' }, step: 'connect' },
  { name: 'never answers the connection', spec: { connect: 'hang' }, step: 'connect' },
  { name: 'refuses to sign', spec: { sign: 'refuse' }, step: 'sign' },
  { name: 'signs with nothing', spec: { sign: 'empty' }, step: 'sign' },
  { name: 'never signs', spec: { sign: 'hang' }, step: 'sign' },
  { name: 'is locked before it signs', spec: { afterConnect: 'lock' }, step: 'sign' },
  { name: 'switches its account before it signs', spec: { afterConnect: 'switch' }, step: 'sign' },
] as const;

const kinds = [
  { kind: 'an announced wallet on Ethereum', wallet: 'Metamask', made: metamask },
  { kind: 'a registered wallet on Solana', wallet: 'Phantom', made: phantom },
  {
    kind: 'an injected wallet on Solana',
    wallet: 'Phantom',
    made: solana('Phantom', { at: 'solana', flags: ['isPhantom'] }),
  },
] as const;

for (const { kind, wallet, made } of kinds) {
  for (const { name, spec, step } of failures) {
    // An injected wallet on Solana that is locked shows no key to compare with; that it signs is its own affair.
    if (kind.startsWith('an injected') && name.startsWith('is locked')) continue;

    test(`${kind} ${name}`, async ({ page, openWidget, emulator }) => {
      const hangs = name.startsWith('never');
      if (hangs) await page.clock.install();
      await installWallets(page, { ...made, ...spec });
      const widget = await openWidget(crypto);
      await choose(widget, wallet);
      if (hangs) {
        const asked = step === 'connect' ? /eth_requestAccounts|: connect/ : /personal_sign|: signMessage/;
        await expect.poll(async () => (await walletCalls(page)).join()).toMatch(asked);
        await page.clock.fastForward(pastWalletDeadline);
      }
      await widget.event(
        'auth-error',
        step === 'connect'
          ? { code: 'wallet_connect', message: couldNotConnect, screen: 'CryptoConnect' }
          : { code: 'wallet_sign', message: couldNotSign, screen: 'CryptoSignMessage' },
      );
      await expectFailed(widget);
      expect(await widget.events('auth-error')).toHaveLength(1);
      const requests = walletRequests(await emulator.requests());
      expect(requests.map(({ path }) => path)).toEqual(step === 'connect' ? [] : [`/sdk/v1${startRoute}`]);
    });
  }

  test(`${kind} signs with another key, and the provider refuses`, async ({ page, openWidget }) => {
    await installWallets(page, { ...made, sign: 'wrong' });
    const widget = await openWidget(crypto);
    await choose(widget, wallet);
    const { detail } = await widget.event('auth-error', { code: 'provider', message: couldNotSign });
    expect(detail).toMatchObject({
      status: 401,
      type: 'unable_to_authenticate_crypto_wallet',
      screen: 'CryptoSignMessage',
    });
    await expectFailed(widget);
  });
}

for (const { route, screen, message } of [
  { route: startRoute, screen: 'CryptoConnect', message: couldNotConnect },
  { route: authenticateRoute, screen: 'CryptoSignMessage', message: couldNotSign },
]) {
  test(`the provider refuses on ${screen}`, async ({ page, openWidget, emulator }) => {
    await installWallets(page, metamask);
    const widget = await openWidget(crypto);
    await emulator.fault(route, { status: 400, type: 'invalid_crypto_wallet_address', message: 'No.' });
    await choose(widget, 'Metamask');
    await widget.event('auth-error', { code: 'provider', status: 400, message, screen });
    await expectFailed(widget);
  });

  test(`the provider does not answer on ${screen}, and the next try works`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    await page.clock.install();
    await installWallets(page, metamask);
    const widget = await openWidget(crypto);
    await emulator.fault(route, 'hang', 1);
    await choose(widget, 'Metamask');
    await expect.poll(() => emulator.count(route)).toBe(1);
    await page.clock.fastForward(pastRequestDeadline);
    await widget.event('auth-error', { code: 'timeout', screen });
    await expectFailed(widget);
    await choose(widget, 'Metamask');
    await expectSignedIn(widget);
  });
}

for (const step of ['connect', 'sign'] as const) {
  test(`what the wallet answers after the visitor went back moves nobody: ${step}`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    await installWallets(page, { ...metamask, [step]: 'hold' }, phantom);
    const widget = await openWidget(crypto);
    await choose(widget, 'Metamask');
    const asked = step === 'connect' ? 'eth_requestAccounts' : 'personal_sign';
    await expect.poll(() => walletCalls(page)).toContain(`MetaMask: ${asked}`);
    await button(widget, 'Back').click();
    await expect(heading(widget, 'Sign up or log in')).toBeVisible();
    await releaseWallets(page);
    // Long enough for a late answer to have done its harm: another wallet signs in meanwhile.
    await choose(widget, 'Phantom');
    await expectSignedIn(widget);
    expect(await widget.events('auth-error')).toEqual([]);
    const sent = walletRequests(await emulator.requests()).map(
      ({ path, body }) => `${path.split('/').at(-1)} ${JSON.stringify(body)}`,
    );
    const ofEthereum = sent.filter((request) => request.includes('"ethereum"'));
    expect(ofEthereum.map((request) => request.split(' ')[0])).toEqual(step === 'connect' ? [] : ['primary']);
    expect(sent).toHaveLength(ofEthereum.length + 2);
  });
}

test('a signature that is accepted after the visitor went back still signs in', async ({
  page,
  openWidget,
  emulator,
}) => {
  await installWallets(page, metamask);
  const widget = await openWidget(crypto);
  await emulator.fault(authenticateRoute, { delayMs: 1500 }, 1);
  await choose(widget, 'Metamask');
  await expect.poll(() => emulator.count(authenticateRoute)).toBe(1);
  await button(widget, 'Back').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expectSignedIn(widget);
});

test('signs a message of EIP-4361 where the project requires it', async ({ page, openWidget, emulator }) => {
  await emulator.settings({ siwe_required_for_crypto_wallets: true });
  await installWallets(page, metamask);
  // The watermark shows that the project's settings are known.
  await emulator.settings({ disable_sdk_watermark: false });
  const widget = await openWidget(crypto);
  await expect(widget.element.getByText('Powered by Stytch')).toBeVisible();
  await choose(widget, 'Metamask');
  await expectSignedIn(widget);
  const [start] = walletRequests(await emulator.requests());
  const { origin } = new URL(page.url());
  expect(start?.body).toMatchObject({ siwe_params: { uri: origin, chain_id: '137' } });
});
