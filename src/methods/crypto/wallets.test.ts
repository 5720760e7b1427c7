import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../i18n/en.ts';
import { DOWNLOADS, labelOf, splitWallets, WALLETS } from './wallets.ts';

const ids = WALLETS.map(({ id }) => id);

/** Spec section 9: 6 minus the number of OAuth providers minus 1. */
for (const [providers, fits] of [
  [0, 5],
  [1, 4],
  [4, 1],
  [5, 0],
  [6, 0],
  [19, 0],
] as const) {
  test(`Main has room for ${fits} wallets next to ${providers} OAuth providers`, () => {
    const { main, rest } = splitWallets(providers);
    assert.deepEqual(
      main.map(({ id }) => id),
      ids.slice(0, fits),
    );
    assert.deepEqual([...main, ...rest], WALLETS);
  });
}

test('names the wallets as the spec does, in its order', () => {
  assert.deepEqual(
    WALLETS.map((row) => labelOf(row, en)),
    [
      ...['Phantom', 'Vessel', 'Binance', 'Coinbase', 'Metamask'].map((name) => `Continue with ${name}`),
      'Other Ethereum Wallet',
      'Other Solana Wallet',
    ],
  );
});

test('links each of the five wallets to its own site', () => {
  assert.deepEqual(
    DOWNLOADS.map(({ name }) => name),
    ['Vessel', 'Metamask', 'Phantom', 'Coinbase', 'Binance'],
  );
  const hosts = DOWNLOADS.map(({ href }) => new URL(href).host);
  assert.equal(new Set(hosts).size, DOWNLOADS.length);
  for (const { href, name } of DOWNLOADS) assert.match(href, new RegExp(`^https://[\\w.]*${name}`, 'i'));
});
