/** Signing in with a wallet, as a visitor with a browser extension does it. */
import { expect, test } from './fixtures.ts';
import { heading } from './steps.ts';
import { choose, installWallets, metamask, phantom, walletCalls } from './wallets.ts';

const crypto = { products: 'crypto' } as const;

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

    await expect(heading(widget, 'Success!')).toBeVisible();
    await expect(widget.element.getByText('You have successfully connected your wallet.')).toBeVisible();
    const { detail } = await widget.event('auth-success', { method: 'crypto' });
    expect(detail['user']).toMatchObject({ user_id: expect.any(String) });
    const events = await widget.events();
    expect(events.filter(({ type: name }) => name === 'auth-error')).toEqual([]);
    expect(events.filter(({ type: name }) => name === 'auth-success')).toHaveLength(1);
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
    const bodies = (await emulator.requests()).map(({ body }) => body);
    expect(bodies).toContainEqual(expect.objectContaining({ crypto_wallet_type: type }));
    expect(bodies).toContainEqual(expect.objectContaining({ session_duration_minutes: 45 }));
  });
}
