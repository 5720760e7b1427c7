import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { type Hex, verifyMessage } from 'viem';
import { provideWallets } from '../../../test/wallets/node.ts';
import type { EthereumSpec, SolanaSpec, WalletSpec } from '../../../test/wallets/specs.ts';
import type { WalletChoice } from '../../flow/consumer/screens.ts';
import { type AnnouncedWallet, connect, sign, watchUnknownWallets } from './find.ts';
import { WALLETS, type WalletId } from './wallets.ts';

const metamask: EthereumSpec = { chain: 'ethereum', name: 'MetaMask', rdns: 'io.metamask' };
const phantom: SolanaSpec = { chain: 'solana', name: 'Phantom', standard: true };
const MESSAGE = 'Sign in to the shop.';

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

function choice(id: WalletId): WalletChoice {
  const type = WALLETS.find((row) => row.id === id)?.type ?? 'ethereum';
  return { id, type };
}

/** Connects, and lets as much time pass as wallets are given to announce themselves. */
function connectInTime(t: TestContext, chosen: WalletChoice): ReturnType<typeof connect> {
  const connecting = connect(chosen);
  t.mock.timers.tick(500);
  return connecting;
}

async function isSigned({ type }: WalletChoice, address: string, signature: string): Promise<boolean> {
  return type === 'ethereum'
    ? verifyMessage({ address: address as Hex, message: MESSAGE, signature: signature as Hex })
    : ed25519.verify(base58.decode(signature), new TextEncoder().encode(MESSAGE), base58.decode(address));
}

/** `answers` is the wallet that has to be asked, and no other. */
const found: readonly {
  readonly what: string;
  readonly wallets: readonly WalletSpec[];
  readonly id: WalletId;
  readonly answers: string;
}[] = [
  {
    what: 'an announced wallet rather than an injected one',
    wallets: [metamask, ethereum('Impostor', { at: 'ethereum', flags: ['isMetaMask'] })],
    id: 'metamask',
    answers: 'MetaMask',
  },
  {
    what: 'an injected wallet',
    wallets: [ethereum('MetaMask', { at: 'ethereum', flags: ['isMetaMask'] })],
    id: 'metamask',
    answers: 'MetaMask',
  },
  {
    what: 'the right one of several injected wallets',
    wallets: [
      ethereum('MetaMask', { at: 'ethereum', flags: ['isMetaMask'] }),
      ethereum('Coinbase', { at: 'ethereum', flags: ['isCoinbaseWallet'] }),
      ethereum('Some', { at: 'ethereum' }),
    ],
    id: 'coinbase',
    answers: 'Coinbase',
  },
  {
    what: 'the injected wallet that no other button names',
    wallets: [
      ethereum('MetaMask', { at: 'ethereum', flags: ['isMetaMask'] }),
      ethereum('Some', { at: 'ethereum', flags: ['isMetaMask', 'isSome'] }),
    ],
    id: 'otherEthereum',
    answers: 'Some',
  },
  {
    what: 'the announced wallet that no other button names',
    wallets: [metamask, ethereum('Some', { rdns: 'com.some' })],
    id: 'otherEthereum',
    answers: 'Some',
  },
  {
    what: 'MetaMask among wallets that claim to be it',
    wallets: [
      ethereum('Some', { at: 'ethereum', flags: ['isMetaMask', 'isSome'] }),
      ethereum('MetaMask', { at: 'ethereum', flags: ['isMetaMask'] }),
    ],
    id: 'metamask',
    answers: 'MetaMask',
  },
  {
    what: 'a wallet that supports nothing but the methods of a sign-in',
    wallets: [ethereum('Plain', { at: 'ethereum', bare: true })],
    id: 'otherEthereum',
    answers: 'Plain',
  },
  {
    what: 'Binance by its global',
    wallets: [ethereum('Binance', { at: 'BinanceChain' })],
    id: 'binance',
    answers: 'Binance',
  },
  {
    what: 'Vessel by its global',
    wallets: [ethereum('Vessel', { at: 'vessel.ethereum' })],
    id: 'vessel',
    answers: 'Vessel',
  },
  {
    what: 'Phantom on Solana and not its Ethereum side',
    wallets: [ethereum('Phantom EVM', { rdns: 'app.phantom', at: 'ethereum' }), phantom],
    id: 'phantom',
    answers: 'Phantom',
  },
  {
    what: 'a registered wallet rather than an injected one',
    wallets: [solana('Impostor', { at: 'solana', flags: ['isPhantom'] }), phantom],
    id: 'phantom',
    answers: 'Phantom',
  },
  {
    what: 'an injected wallet on Solana',
    wallets: [solana('Phantom', { at: 'solana', flags: ['isPhantom'] })],
    id: 'phantom',
    answers: 'Phantom',
  },
  {
    what: 'Phantom by its own global beside another wallet',
    wallets: [
      solana('Phantom', { at: 'phantom.solana', flags: ['isPhantom'] }),
      solana('Solflare', { at: 'solana' }),
    ],
    id: 'phantom',
    answers: 'Phantom',
  },
  {
    what: 'the registered wallet on Solana that no other button names',
    wallets: [phantom, solana('Solflare', { standard: true })],
    id: 'otherSolana',
    answers: 'Solflare',
  },
  {
    what: 'the injected wallet on Solana that no other button names',
    wallets: [phantom, solana('Solflare', { at: 'solana' })],
    id: 'otherSolana',
    answers: 'Solflare',
  },
];

for (const { what, wallets, id, answers } of found) {
  test(`finds ${what}`, async (t) => {
    const { calls } = provideWallets(t, ...wallets);
    const chosen = choice(id);
    // The clock stands still: what is there already is not waited for.
    const { address } = await connect(chosen);
    const signature = await sign(chosen, address, MESSAGE);
    assert.ok(await isSigned(chosen, address, signature));
    assert.deepEqual(new Set(calls.map((call) => call.split(':')[0])), new Set([answers]));
  });
}

const absent: readonly (readonly [id: WalletId, what: string, ...wallets: readonly WalletSpec[]])[] = [
  ['metamask', 'no wallet'],
  ['phantom', 'no wallet'],
  ['otherEthereum', 'no wallet'],
  ['otherSolana', 'no wallet'],
  ['coinbase', 'another announced wallet', metamask],
  [
    'metamask',
    'a wallet that claims to be it',
    ethereum('Some', { at: 'ethereum', flags: ['isMetaMask', 'isSome'] }),
  ],
  [
    'otherEthereum',
    'a wallet that has its own button',
    { ...metamask, at: 'ethereum', flags: ['isMetaMask'] },
  ],
  ['otherEthereum', 'a wallet that announced itself for its own button', { ...metamask, at: 'ethereum' }],
  ['phantom', 'another wallet on Solana', solana('Solflare', { standard: true, at: 'solana' })],
  ['otherSolana', 'a wallet that has its own button', { ...phantom, at: 'solana', flags: ['isPhantom'] }],
  ['metamask', 'it announcing itself too late', { ...metamask, announcedAfter: 501 }],
];

for (const [id, what, ...wallets] of absent) {
  test(`does not find ${id} on a page with ${what}`, async (t) => {
    const { calls } = provideWallets(t, ...wallets);
    await assert.rejects(connectInTime(t, choice(id)));
    assert.deepEqual(calls, []);
  });
}

for (const [where, id, wallet] of [
  ['announced', 'metamask', metamask],
  ['announced after a while', 'metamask', { ...metamask, announcedAfter: 499 }],
  ['injected', 'metamask', ethereum('MetaMask', { at: 'ethereum', flags: ['isMetaMask'] })],
  ['registered', 'phantom', phantom],
  ['injected', 'phantom', solana('Phantom', { at: 'solana', flags: ['isPhantom'] })],
] as const) {
  test(`finds ${id} that is ${where} only after the visitor chose it`, async (t) => {
    const { add } = provideWallets(t);
    const connecting = connect(choice(id));
    add(wallet);
    t.mock.timers.tick(500);
    assert.notEqual((await connecting).address, '');
  });
}

test('asks the wallet to sign that showed the address, whichever came since', async (t) => {
  const { calls, add } = provideWallets(t, ethereum('Some', { at: 'ethereum' }));
  const chosen = choice('otherEthereum');
  const { address } = await connect(chosen);
  add(ethereum('Newer', { rdns: 'com.newer' }));
  await sign(chosen, address, MESSAGE);
  assert.ok(calls.every((call) => call.startsWith('Some: ')));
  const asked = calls.length;
  await assert.rejects(sign(chosen, '0x0', MESSAGE));
  assert.equal(calls.length, asked, 'nobody is asked to sign for an address that no wallet showed');
});

/** What the list of unknown wallets says at the moment. */
function watch(): { readonly wallets: () => readonly AnnouncedWallet[]; readonly stop: () => void } {
  let latest: readonly AnnouncedWallet[] = [];
  const stop = watchUnknownWallets((wallets) => {
    latest = wallets;
  });
  return { wallets: () => latest, stop };
}

test('lists the wallets that no button names, each under its own name, and connects to the chosen one', async (t) => {
  const icon = 'data:image/svg+xml;base64,PHN2Zy8+';
  const { calls, add } = provideWallets(
    t,
    metamask,
    phantom,
    ethereum('Rabby', { rdns: 'io.rabby', icon }),
    ethereum('Phantom', { rdns: 'app.phantom' }),
    solana('Backpack', { standard: true, icon }),
  );
  const { wallets, stop } = watch();
  add(solana('Backpack', { standard: true }));
  assert.deepEqual(
    wallets().map(({ name, type }) => `${name} ${type}`),
    ['Rabby ethereum', 'Phantom ethereum', 'Backpack solana', 'Backpack solana'],
  );
  assert.deepEqual(
    wallets()
      .slice(0, 3)
      .map((wallet) => wallet.icon),
    [icon, '', icon],
  );
  assert.equal(new Set(wallets().map(({ id }) => id)).size, 4);
  stop();
  add(ethereum('Late', { rdns: 'com.late' }), solana('Late', { standard: true }));
  assert.equal(wallets().length, 4);

  const [rabby, , , backpack] = wallets();
  assert.ok(rabby && backpack);
  await connect(rabby);
  await connect(backpack);
  assert.deepEqual(calls, ['Rabby: eth_requestAccounts', 'Backpack: connect']);
});

test('a wallet that announces itself again is listed once', (t) => {
  provideWallets(t, ethereum('Rabby', { rdns: 'io.rabby' }));
  const { wallets, stop } = watch();
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  assert.equal(wallets().length, 1);
  stop();
});

const provider = { request: async () => [] };
/** What announces itself, and the name under which it is listed, if it is. */
const announcements: readonly (readonly [detail: unknown, name?: string])[] = [
  [null],
  [{}],
  [{ info: null, provider }],
  [{ info: { uuid: 1, name: {}, rdns: [] }, provider }],
  [{ info: { uuid: 'a', name: 'No domain', rdns: 1 }, provider }],
  [{ info: { uuid: 'a', name: 'No provider', rdns: 'a' } }],
  [{ info: { uuid: 'a', name: 'No method', rdns: 'a' }, provider: {} }],
  [{ info: { uuid: 'b', name: '   ', rdns: 'b' }, provider }],
  [{ info: { uuid: 'c', name: ' Spaced ', rdns: 'c' }, provider }, 'Spaced'],
  [{ info: { uuid: 'd', name: 'x'.repeat(500), rdns: 'd' }, provider }, 'x'.repeat(60)],
];

for (const [detail, name] of announcements) {
  test(`an announcement of ${JSON.stringify(detail).slice(0, 80)} is ${name ? 'listed' : 'ignored'}`, (t) => {
    provideWallets(t);
    const { wallets, stop } = watch();
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    assert.deepEqual(
      wallets().map((wallet) => wallet.name),
      name === undefined ? [] : [name],
    );
    stop();
  });
}
