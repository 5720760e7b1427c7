import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../../../test/support/action-context.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { authenticateWallet, explainRefused, startWallet } from './actions.ts';

const data = { request_id: 'r' };

for (const [type, chainId] of [
  ['ethereum', '137'],
  ['solana', undefined],
] as const) {
  // Spec 3.11
  test(`the address of a wallet on ${type} brings a text to sign`, async () => {
    const { context, calls } = fakeContext({ 'cryptoWallets.start': { challenge: 'Sign.', data } });
    const wallet = { id: 'some', type };
    assert.deepEqual(await startWallet(context, { wallet, address: '0x1', chainId }), {
      event: { type: 'walletConnected', address: '0x1', challenge: 'Sign.' },
      authEvent: { type: 'CRYPTO_WALLET_AUTHENTICATE_START', data },
    });
    assert.deepEqual(calls, [{ name: 'cryptoWallets.start', args: ['0x1', type, chainId] }]);
  });

  test(`the signature of a wallet on ${type} signs in for as long as the page says`, async () => {
    const user = { emails: [{ email: 'a@b.test' }], crypto_wallets: [{ crypto_wallet_address: '0x1' }] };
    const answer = { session: { session_id: 's' }, user, data };
    const { context, calls } = fakeContext(
      { 'cryptoWallets.authenticate': answer },
      { config: { sessionOptions: { sessionDurationMinutes: 45 } } },
    );
    const wallet = { id: 'some', type };
    assert.deepEqual(await authenticateWallet(context, { wallet, address: '0x1', signature: '0x2' }), {
      event: { type: 'signedIn', method: 'crypto', account: '0x1' },
      authEvent: { type: 'CRYPTO_WALLET_AUTHENTICATE', data },
      success: { method: 'crypto', session: answer.session, user: answer.user },
    });
    assert.deepEqual(calls, [{ name: 'cryptoWallets.authenticate', args: ['0x1', type, '0x2', 45] }]);
  });
}

// Spec 8.9
test('a refusal of the provider reads as one of the wallet, and nothing else does', () => {
  const explain = explainRefused('walletSign');
  assert.equal(explain(new ProviderError('provider', { status: 401 })), 'walletSign');
  assert.equal(explain(new ProviderError('provider', { status: 429 })), undefined);
  assert.equal(explain(new ProviderError('provider', { status: 500 })), undefined);
  assert.equal(explain(new ProviderError('timeout')), undefined);
});
