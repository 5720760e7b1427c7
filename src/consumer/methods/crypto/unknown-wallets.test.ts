import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getWallets, type Wallets } from '@wallet-standard/app';
import { provideWallets } from '../../../../test/wallets/node.ts';
import { ethereum, metamask, phantom, solana } from '../../../../test/wallets/specs.ts';
import { connect } from './chosen-wallet.ts';
import { type AnnouncedWallet, watchUnknownWallets } from './unknown-wallets.ts';

/** Announcements are taken together once the scripts that make them have run. */
const announced = (): Promise<void> => Promise.resolve();

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
  await announced();
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
  await announced();
  assert.equal(wallets().length, 4);

  const [rabby, , , backpack] = wallets();
  assert.ok(rabby && backpack);
  await connect(rabby);
  await connect(backpack);
  assert.deepEqual(calls, ['Rabby: eth_requestAccounts', 'Backpack: connect']);
});

test('says nothing once it is stopped, also of wallets that came just before', async (t) => {
  const { add } = provideWallets(t);
  const { wallets, stop } = watch();
  add(ethereum('Early', { rdns: 'com.early' }));
  stop();
  await announced();
  assert.deepEqual(wallets(), []);
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
  [{ info: { uuid: 'd', name: 'x'.repeat(100_000), rdns: 'd' }, provider }, 'x'.repeat(60)],
  [{ info: { uuid: 'e', name: '🦊'.repeat(61), rdns: 'e' }, provider }, '🦊'.repeat(60)],
  [{ info: { uuid: 'f'.repeat(100_000), name: 'Long', rdns: 'f' }, provider }],
  // Overrides, isolates and marks of direction, zero-width characters, a soft hyphen, fillers, controls.
  [{ info: { uuid: 'g', name: '\u202eksaM\u2066at\u2069e\u200f\u061cM', rdns: 'g' }, provider }, 'ksaMateM'],
  [{ info: { uuid: 'h', name: 'Meta\u200b\u00admask\ufeff\u3164', rdns: 'h' }, provider }, 'Metamask'],
  [{ info: { uuid: 'i', name: '\u200b\u2060\u3164\u0000', rdns: 'i' }, provider }],
  [{ info: { uuid: 'j', name: 'Two\n\u2028 lines\u0007', rdns: 'j' }, provider }, 'Two lines'],
];

for (const [detail, name] of announcements) {
  test(`an announcement of ${JSON.stringify(detail).slice(0, 80)} is ${name ? 'listed' : 'ignored'}`, async (t) => {
    provideWallets(t);
    const { wallets, stop } = watch();
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    await announced();
    assert.deepEqual(
      wallets().map((wallet) => wallet.name),
      name === undefined ? [] : [name],
    );
    stop();
  });
}

test('a broken registration or announcement only loses itself', async (t) => {
  const thrower = (): never => {
    throw new Error('of a script on the page');
  };
  const throwing = new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower });
  const { add } = provideWallets(t);
  const { wallets, stop } = watch();
  const good = { name: 'Getter', chains: ['solana:mainnet'], features: {}, accounts: [] };
  const broken = [null, undefined, 5, throwing, Object.defineProperty({ ...good }, 'name', { get: thrower })];
  t.after(getWallets().register(...(broken as unknown as Parameters<Wallets['register']>)));
  for (const detail of [throwing, { info: throwing, provider }]) {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  }
  add(ethereum('Rabby', { rdns: 'io.rabby' }), solana('\u202eBackpack', { standard: true }));
  await announced();
  assert.deepEqual(
    wallets().map(({ name }) => name),
    ['Rabby', 'Backpack'],
  );
  stop();
});

test('hundreds of wallets are listed once, and only the first of each chain', async (t) => {
  const { add } = provideWallets(t);
  let calls = 0;
  let listed: readonly AnnouncedWallet[] = [];
  const stop = watchUnknownWallets((wallets) => {
    calls += 1;
    listed = wallets;
  });
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  add(...numbers.map((number) => ethereum(`E${number}`, { rdns: `com.e${number}` })));
  add(...numbers.map((number) => solana(`S${number}`, { standard: true })));
  await announced();
  assert.equal(calls, 2);
  assert.deepEqual(
    listed.map(({ name }) => name),
    [
      ...numbers.slice(0, 30).map((number) => `E${number}`),
      ...numbers.slice(0, 30).map((number) => `S${number}`),
    ],
  );
  stop();
});
