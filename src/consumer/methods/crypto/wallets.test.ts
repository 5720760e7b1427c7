import assert from 'node:assert/strict';
import { test } from 'node:test';
import en from '../../../kit/i18n/locales/en/consumer.ts';
import { resolveConfig } from '../../../settings/resolve.ts';
import type { Product } from '../../../settings/types.ts';
import { DOWNLOADS, labelOf, rowOf, splitWallets, WALLETS } from './wallets.ts';

const ids = WALLETS.map(({ id }) => id);

const withProviders = (count: number, products: readonly Product[] = ['oauth', 'crypto']) =>
  resolveConfig(
    { products, oauthOptions: { providers: Array.from({ length: count }, () => ({ type: 'google' })) } },
    'https://shop.example/',
  );

test('providers without the product `oauth` take no room', () => {
  assert.equal(splitWallets(withProviders(5, ['crypto'])).main.length, 5);
});

/** Spec section 9: 6 minus the number of OAuth providers minus 1. */
for (const [providers, fits] of [
  [0, 5],
  [1, 4],
  [4, 1],
  [5, 0],
  [6, 0],
  [19, 0],
] as const) {
  // Spec 9.4
  test(`Main has room for ${fits} wallets next to ${providers} OAuth providers`, () => {
    const { main, rest } = splitWallets(withProviders(providers));
    assert.deepEqual(
      main.map(({ id }) => id),
      ids.slice(0, fits),
    );
    assert.deepEqual([...main, ...rest], WALLETS);
  });
}

// Spec 2.13
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

test('a wallet is found by its id, and another one is not', () => {
  assert.deepEqual(
    [rowOf({ id: 'metamask', type: 'ethereum' })?.id, rowOf({ id: 'own', type: 'ethereum' })?.id],
    ['metamask', undefined],
  );
});
