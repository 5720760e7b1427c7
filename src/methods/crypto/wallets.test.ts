import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../i18n/en.ts';
import { DOWNLOADS, labelOf, splitWallets, WALLETS } from './wallets.ts';

const ids = WALLETS.map(({ id }) => id);

/** Spec section 9: 6 minus the OAuth providers minus 1. */
for (const [providers, fits] of [
  [0, 5],
  [1, 4],
  [4, 1],
  [5, 0],
  [6, 0],
  [19, 0],
] as const) {
  test(`beside ${providers} OAuth providers Main has room for ${fits} wallets`, () => {
    const { main, rest } = splitWallets(providers);
    assert.deepEqual(
      main.map(({ id }) => id),
      ids.slice(0, fits),
    );
    assert.deepEqual([...main, ...rest], WALLETS);
  });
}

test('the wallets are named as in the spec, in its order', () => {
  assert.deepEqual(
    WALLETS.map((row) => labelOf(row, en)),
    [
      ...['Phantom', 'Vessel', 'Binance', 'Coinbase', 'Metamask'].map((name) => `Continue with ${name}`),
      'Other Ethereum Wallet',
      'Other Solana Wallet',
    ],
  );
});

test('each of the five wallets to get has a site of its own', () => {
  assert.deepEqual(
    DOWNLOADS.map(({ name }) => name),
    ['Vessel', 'Metamask', 'Phantom', 'Coinbase', 'Binance'],
  );
  const hosts = DOWNLOADS.map(({ href }) => new URL(href).host);
  assert.equal(new Set(hosts).size, DOWNLOADS.length);
  for (const { href, name } of DOWNLOADS) assert.match(href, new RegExp(`^https://[\\w.]*${name}`, 'i'));
});
