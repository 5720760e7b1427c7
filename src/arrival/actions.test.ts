import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../test/support/action-context.ts';
import { exchangeToken } from './actions.ts';

const answer = { session: { session_id: 's' }, user: { user_id: 'u' }, data: { request_id: 'r' } };
const config = { sessionOptions: { sessionDurationMinutes: 45 } };
const signedIn = (type: string, method: string) => ({
  event: { type: 'linkAccepted' },
  authEvent: { type, data: answer.data },
  success: { method, session: answer.session, user: answer.user },
});

for (const tokenType of ['magic_links', 'login'] as const) {
  test(`the token of an e-mail, ${tokenType}, is exchanged for a session`, async () => {
    const { context, calls } = fakeContext({ 'magicLinks.authenticate': answer }, { config });
    assert.deepEqual(
      await exchangeToken(context, { token: 'token-1', tokenType }),
      signedIn('MAGIC_LINK_AUTHENTICATE', 'magic_link'),
    );
    assert.deepEqual(calls, [{ name: 'magicLinks.authenticate', args: ['token-1', 45] }]);
  });
}

for (const departed of ['oauth', 'one_tap'] as const) {
  test(`the token of a provider is exchanged for a session by ${departed}`, async () => {
    const { context, calls } = fakeContext({ 'oauth.authenticate': answer }, { config, departed });
    assert.deepEqual(
      await exchangeToken(context, { token: 'token-1', tokenType: 'oauth' }),
      signedIn('OAUTH_AUTHENTICATE', departed),
    );
    assert.deepEqual(calls, [{ name: 'oauth.authenticate', args: ['token-1', 45] }]);
  });
}

for (const [tokenType, call] of [
  ['magic_links', 'magicLinks.authenticate'],
  ['oauth', 'oauth.authenticate'],
] as const) {
  test(`the token is taken out of the address, even one that is refused: ${tokenType}`, async () => {
    const { context, noted } = fakeContext({ [call]: new Error('No.') });
    await assert.rejects(exchangeToken(context, { token: 'token-1', tokenType }));
    assert.equal(noted[0], 'spends token-1');
  });
}
