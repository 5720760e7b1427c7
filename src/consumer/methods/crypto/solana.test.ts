import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base58 } from '@scure/base';
import type { Wallet as StandardWallet } from '@wallet-standard/base';
import { SolanaInjectedTestWallet, SolanaStandardTestWallet } from '../../../../test/wallets/solana.ts';
import type { SolanaSpec } from '../../../../test/wallets/specs.ts';
import {
  type InjectedSolana,
  injectedSolanaWallet,
  isInjectedSolana,
  isSolanaWallet,
  standardWallet,
} from './solana.ts';

const calls: string[] = [];
const log = (_wallet: string, method: string) => calls.push(method);
const specOf = (behaviour: Partial<SolanaSpec>): SolanaSpec => {
  calls.length = 0;
  return { chain: 'solana', name: 'Phantom', ...behaviour };
};

const kinds = {
  registered: (behaviour: Partial<SolanaSpec>) =>
    standardWallet(new SolanaStandardTestWallet(specOf(behaviour), log)),
  injected: (behaviour: Partial<SolanaSpec>) =>
    injectedSolanaWallet(new SolanaInjectedTestWallet(specOf(behaviour), log)),
};

for (const [kind, make] of Object.entries(kinds)) {
  test(`passes on why ${kind} wallet refuses to connect`, async () => {
    await assert.rejects(make({ connect: 'refuse' }).connect(), { code: 4001 });
  });

  test(`fails to connect if the ${kind} wallet has no account`, async () => {
    await assert.rejects(make({ connect: 'empty' }).connect());
  });

  for (const [what, behaviour, asked] of [
    ['refuses to sign', { sign: 'refuse' }, true],
    ['signs with nothing', { sign: 'empty' }, true],
    ['shows another account by now', { afterConnect: 'switch' }, false],
  ] as const) {
    test(`fails to sign if the ${kind} wallet ${what}`, async () => {
      const wallet = make(behaviour);
      const address = await wallet.connect();
      await assert.rejects(wallet.sign('Sign in.', address));
      assert.equal(calls.includes('signMessage'), asked);
    });
  }

  test(`knows no network of the ${kind} wallet`, async () => {
    assert.equal(await make({}).chainId(), undefined);
  });
}

test('fails to sign if the registered wallet was locked meanwhile', async () => {
  const wallet = kinds.registered({ afterConnect: 'lock' });
  await assert.rejects(wallet.sign('Sign in.', await wallet.connect()));
  assert.deepEqual(calls, ['connect']);
});

test('leaves it to an injected wallet whether it signs while it is locked', async () => {
  const wallet = kinds.injected({ afterConnect: 'lock' });
  assert.notEqual(await wallet.sign('Sign in.', await wallet.connect()), '');
});

test('connects with an account on Solana, where a wallet has others too', async () => {
  const wallet = new SolanaStandardTestWallet(specOf({}), log);
  const account = (address: string, ...chains: string[]) => ({ address, chains });
  Object.assign(wallet.features, {
    'standard:connect': {
      connect: async () => ({ accounts: [account('0x1', 'eip155:1'), account('abc', 'solana:devnet')] }),
    },
  });
  assert.equal(await standardWallet(wallet).connect(), 'abc');
});

const features = { 'standard:connect': {}, 'solana:signMessage': {} };
for (const [what, wallet, fits] of [
  ['nothing', null, false],
  ['an empty object', {}, false],
  ['a wallet without features', { name: 'A', chains: ['solana:mainnet'] }, false],
  ['a wallet without chains', { name: 'A', chains: null, features }, false],
  ['a wallet on another chain', { name: 'A', chains: ['sui:mainnet'], features }, false],
  ['a wallet whose name is a number', { name: 1, chains: ['solana:mainnet'], features }, false],
  [
    'a wallet that cannot sign',
    { name: 'A', chains: ['solana:mainnet'], features: { 'standard:connect': {} } },
    false,
  ],
  ['a wallet on several chains', { name: 'A', chains: ['eip155:1', 'solana:devnet'], features }, true],
] as const) {
  test(`${what} ${fits ? 'can' : 'cannot'} be used to sign in on Solana`, () => {
    assert.equal(isSolanaWallet(wallet as unknown as StandardWallet), fits);
  });
}

const signed = new Uint8Array([1, 2, 3]);
const key = { toString: () => 'address' };
const connect = async () => ({ publicKey: key });
for (const [what, provider] of [
  ['its bytes', { connect, signMessage: async () => signed }],
  ['an object with its bytes', { connect, signMessage: async () => ({ signature: signed }) }],
  ['base58', { connect, signMessage: async () => base58.encode(signed) }],
  ['an answer to a request', { connect, request: async () => ({ signature: base58.encode(signed) }) }],
] satisfies (readonly [string, InjectedSolana])[]) {
  test(`reads a signature given as ${what}`, async () => {
    assert.equal(await injectedSolanaWallet(provider).sign('Sign in.', 'address'), base58.encode(signed));
  });
}

test('fails to sign if an injected wallet knows no way to', async () => {
  await assert.rejects(injectedSolanaWallet({ connect }).sign('Sign in.', 'address'));
});

test('reads the address from the answer of a wallet, or else from the wallet', async () => {
  assert.equal(await injectedSolanaWallet({ connect }).connect(), 'address');
  const late: InjectedSolana = { connect: async () => undefined, publicKey: 'other' };
  assert.equal(await injectedSolanaWallet(late).connect(), 'other');
  await assert.rejects(injectedSolanaWallet({ connect: async () => ({ publicKey: '' }) }).connect());
});

test('an injected wallet is what can be connected to', () => {
  assert.ok(isInjectedSolana({ connect }));
  for (const value of [null, {}, { connect: true }, 'connect']) assert.equal(isInjectedSolana(value), false);
});
