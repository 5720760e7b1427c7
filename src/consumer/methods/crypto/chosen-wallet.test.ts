import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { getWallets, type Wallets } from '@wallet-standard/app';
import { type Hex, verifyMessage } from 'viem';
import { provideWallets } from '../../../../test/wallets/node.ts';
import { ethereum, metamask, phantom, solana, type WalletSpec } from '../../../../test/wallets/specs.ts';
import type { WalletChoice } from '../../flow/screens.ts';
import { connect, sign } from './chosen-wallet.ts';
import { WALLETS, type WalletId } from './wallets.ts';

const injectedMetamask = ethereum('MetaMask', { at: 'ethereum', flags: ['isMetaMask'] });
const injectedPhantom = solana('Phantom', { at: 'solana', flags: ['isPhantom'] });
const MESSAGE = 'Sign in to the shop.';

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
const found: readonly (readonly [
  id: WalletId,
  answers: string,
  what: string,
  ...wallets: readonly WalletSpec[],
])[] = [
  [
    'metamask',
    'MetaMask',
    'an announced wallet rather than an injected one',
    metamask,
    ethereum('Impostor', { at: 'ethereum', flags: ['isMetaMask'] }),
  ],
  ['metamask', 'MetaMask', 'an injected wallet', injectedMetamask],
  [
    'coinbase',
    'Coinbase',
    'the right one of several injected wallets',
    injectedMetamask,
    ethereum('Coinbase', { at: 'ethereum', flags: ['isCoinbaseWallet'] }),
    ethereum('Some', { at: 'ethereum' }),
  ],
  [
    'otherEthereum',
    'Some',
    'the injected wallet that no other button names',
    injectedMetamask,
    ethereum('Some', { at: 'ethereum', flags: ['isMetaMask', 'isSome'] }),
  ],
  [
    'otherEthereum',
    'Some',
    'the announced wallet that no other button names',
    metamask,
    ethereum('Some', { rdns: 'com.some' }),
  ],
  [
    'metamask',
    'MetaMask',
    'MetaMask among wallets that claim to be it',
    ethereum('Some', { at: 'ethereum', flags: ['isMetaMask', 'isSome'] }),
    injectedMetamask,
  ],
  [
    'otherEthereum',
    'Plain',
    'a wallet that supports nothing but the methods of a sign-in',
    ethereum('Plain', { at: 'ethereum', bare: true }),
  ],
  ['binance', 'Binance', 'Binance by its global', ethereum('Binance', { at: 'BinanceChain' })],
  ['vessel', 'Vessel', 'Vessel by its global', ethereum('Vessel', { at: 'vessel.ethereum' })],
  [
    'phantom',
    'Phantom',
    'Phantom on Solana and not its Ethereum side',
    ethereum('Phantom EVM', { rdns: 'app.phantom', at: 'ethereum' }),
    phantom,
  ],
  [
    'phantom',
    'Phantom',
    'a registered wallet rather than an injected one',
    solana('Impostor', { at: 'solana', flags: ['isPhantom'] }),
    phantom,
  ],
  ['phantom', 'Phantom', 'an injected wallet on Solana', injectedPhantom],
  [
    'phantom',
    'Phantom',
    'Phantom by its own global beside another wallet',
    solana('Phantom', { at: 'phantom.solana', flags: ['isPhantom'] }),
    solana('Solflare', { at: 'solana' }),
  ],
  [
    'otherSolana',
    'Solflare',
    'the registered wallet on Solana that no other button names',
    phantom,
    solana('Solflare', { standard: true }),
  ],
  [
    'otherSolana',
    'Solflare',
    'the injected wallet on Solana that no other button names',
    phantom,
    solana('Solflare', { at: 'solana' }),
  ],
];

for (const [id, answers, what, ...wallets] of found) {
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
  ['injected', 'metamask', injectedMetamask],
  ['registered', 'phantom', phantom],
  ['injected', 'phantom', injectedPhantom],
] as const) {
  test(`finds ${id} that is ${where} only after the visitor chose it`, async (t) => {
    const { add } = provideWallets(t);
    const connecting = connect(choice(id));
    add(wallet);
    t.mock.timers.tick(500);
    assert.notEqual((await connecting).address, '');
  });
}

for (const [where, id, wallet] of [
  ['announces itself', 'metamask', metamask],
  ['is registered', 'phantom', phantom],
] as const)
  test(`waits until ${id} ${where}, whichever others do before, and no longer`, async (t) => {
    const { add } = provideWallets(t);
    const connecting = connect(choice(id));
    for (const other of [ethereum('Some', { rdns: 'com.some' }), solana('Some', { standard: true })])
      add(other);
    await Promise.resolve();
    add(wallet);
    assert.notEqual((await connecting).address, '');
  });

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

const thrower = (): never => {
  throw new Error('of a script on the page');
};
const throwing = new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower });

/** What any script can put on `window`, announce or register. */
function addBroken(): () => void {
  for (const name of ['ethereum', 'solana', 'phantom', 'vessel', 'solflare', 'coinbaseWalletExtension']) {
    Object.defineProperty(window, name, { configurable: true, get: thrower });
  }
  for (const detail of [
    null,
    throwing,
    { info: throwing, provider: throwing },
    { info: {}, provider: throwing },
  ]) {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  }
  const broken = [
    null,
    undefined,
    5,
    'text',
    throwing,
    { name: 'Phantom', chains: throwing, features: throwing },
  ];
  return getWallets().register(...(broken as unknown as Parameters<Wallets['register']>));
}

for (const [id, wallet] of [
  ['metamask', metamask],
  ['phantom', phantom],
  ['otherSolana', solana('Solflare', { standard: true })],
] as const) {
  test(`finds ${id} among broken wallets`, async (t) => {
    const { add } = provideWallets(t);
    t.after(addBroken());
    const connecting = connect(choice(id));
    add(wallet);
    t.mock.timers.tick(500);
    assert.notEqual((await connecting).address, '');
  });
}

test('broken wallets are not found', async (t) => {
  provideWallets(t);
  t.after(addBroken());
  for (const id of ['metamask', 'coinbase', 'vessel', 'phantom', 'otherSolana', 'otherEthereum'] as const) {
    await assert.rejects(connectInTime(t, choice(id)), /The wallet is not installed/);
  }
});

test('finds an injected wallet beside one that throws', async (t) => {
  const { add } = provideWallets(t);
  add(injectedMetamask);
  const { ethereum: provider } = window as unknown as { ethereum: object };
  const request = async () => [];
  const flagged = new Proxy(
    { request },
    { get: (target, key) => (key === 'request' ? target.request : thrower()) },
  );
  Object.assign(provider, { providers: [throwing, flagged, provider] });
  assert.notEqual((await connect(choice('metamask'))).address, '');
});
