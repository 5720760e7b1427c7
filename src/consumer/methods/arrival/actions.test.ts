import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { fakeContext } from '../../../../test/support/action-context.ts';
import { sampleUser, sampleSession as session } from '../../../../test/support/sample-session.ts';
import { addressHash } from '../../../kit/lib/address-hash.ts';
import { acceptAccount, exchangeToken } from './actions.ts';

const email = 'ada@example.com';
const user = { ...sampleUser, emails: [{ email_id: 'e', email, verified: true }] };
const answer = { session, user, data: { request_id: 'r' } };
const config = { sessionOptions: { sessionDurationMinutes: 45 } };
const signedIn = (type: string, method: string) => ({
  event: { type: 'signedIn', method, account: email },
  authEvent: { type, data: answer.data },
  success: { method, session, user },
});

for (const tokenType of ['magic_links', 'login'] as const) {
  for (const expected of [true, false]) {
    test(`the token of an email is exchanged ${expected ? 'at once' : 'after a press'}: ${tokenType}`, async () => {
      const askedAddress = expected ? await addressHash(email) : undefined;
      const { context, calls } = fakeContext(
        { 'magicLinks.authenticate': answer },
        { config, ...(askedAddress !== undefined && { askedAddress }) },
      );
      assert.deepEqual(
        await exchangeToken(context, { token: 'token-1', tokenType, expected }),
        signedIn('MAGIC_LINK_AUTHENTICATE', 'magic_link'),
      );
      assert.deepEqual(calls, [{ name: 'magicLinks.authenticate', args: ['token-1', 45] }]);
    });
  }
}

test('the token of an impersonation is exchanged for a session', async () => {
  const { context, calls } = fakeContext({ impersonate: answer }, { config });
  assert.deepEqual(
    await exchangeToken(context, { token: 'token-1', tokenType: 'impersonation', expected: false }),
    signedIn('IMPERSONATION_AUTHENTICATE', 'impersonation'),
  );
  assert.deepEqual(calls, [{ name: 'impersonate', args: ['token-1'] }]);
});

for (const departed of ['oauth', 'one_tap'] as const) {
  test(`the token of a provider is exchanged for a session by ${departed}`, async () => {
    const { context, calls } = fakeContext({ 'oauth.authenticate': answer }, { config, departed });
    assert.deepEqual(
      await exchangeToken(context, { token: 'token-1', tokenType: 'oauth', expected: true }),
      signedIn('OAUTH_AUTHENTICATE', departed),
    );
    assert.deepEqual(calls, [{ name: 'oauth.authenticate', args: ['token-1', 45] }]);
  });
}

for (const [tokenType, call] of [
  ['magic_links', 'magicLinks.authenticate'],
  ['oauth', 'oauth.authenticate'],
] as const) {
  test(`the token is removed from the address, even one that is refused: ${tokenType}`, async () => {
    const { context, noted } = fakeContext({ [call]: new Error('No.') });
    await assert.rejects(exchangeToken(context, { token: 'token-1', tokenType, expected: true }));
    assert.equal(noted[0], `spends token-1, ${tokenType}`);
  });
}

const mallory = 'mallory@example.com';
const emails = (...list: readonly object[]) => ({ user_id: 'u', emails: list });

/** Accounts that a link may sign in without a press, in a browser that asked for a link for ada@example.com. */
const accounts: readonly (readonly [what: string, user: object, name: string | undefined])[] = [
  ['the address in capitals', emails({ email: 'Ada@Example.com', verified: true }), undefined],
  [
    'the address as its second one',
    emails({ email: 'work@example.com', verified: true }, { email, verified: true }),
    undefined,
  ],
  ['another address', emails({ email: mallory, verified: true }), mallory],
  ['the address, which nobody has verified', emails({ email: mallory, verified: true }, { email }), mallory],
  [
    'no address',
    { user_id: 'u', phone_numbers: [{ phone_number: '+12025550162', verified: true }] },
    '+12025550162',
  ],
  ['no name', { user_id: 'u' }, 'u'],
];

for (const [what, found, name] of accounts) {
  test(`a link of an account with ${what} ${name === undefined ? 'signs in' : 'asks the visitor'}`, async () => {
    const askedAddress = await addressHash(email);
    const { context } = fakeContext(
      { 'magicLinks.authenticate': { ...answer, user: found } },
      { ...(askedAddress !== undefined && { askedAddress }) },
    );
    const result = await exchangeToken(context, { token: 't', tokenType: 'magic_links', expected: true });
    const success = { method: 'magic_link', session, user: found };
    assert.deepEqual(result.success, success);
    assert.deepEqual(result.next, name === undefined ? undefined : { afterReload: 'ends' });
    if (name !== undefined) {
      assert.deepEqual(result.event, { type: 'otherAccountFound', account: name, success });
    } else assert.equal(result.event?.type, 'signedIn');
  });
}

test('a link of another account signs in where the page asks nobody', async () => {
  const options = {
    config: { linkConfirmation: 'never' },
    askedAddress: await addressHash(mallory),
  } as const;
  const { context } = fakeContext({ 'magicLinks.authenticate': answer }, options);
  const result = await exchangeToken(context, { token: 't', tokenType: 'magic_links', expected: true });
  assert.equal(result.event?.type, 'signedIn');
});

test('a link whose note was used by another tab meanwhile asks the visitor', async () => {
  const { context } = fakeContext({ 'magicLinks.authenticate': answer });
  const result = await exchangeToken(context, { token: 't', tokenType: 'magic_links', expected: true });
  assert.equal(result.event?.type, 'otherAccountFound');
});

test('a page without TLS tells accounts apart, too', async () => {
  const subtle = mock.getter(Crypto.prototype, 'subtle', () => undefined as unknown as SubtleCrypto);
  const results = [email, mallory].map(async (asked) => {
    const { context } = fakeContext(
      { 'magicLinks.authenticate': answer },
      { askedAddress: await addressHash(asked) },
    );
    return exchangeToken(context, { token: 't', tokenType: 'magic_links', expected: true });
  });
  const types = (await Promise.all(results)).map(({ event }) => event?.type);
  subtle.mock.restore();
  assert.deepEqual(types, ['signedIn', 'otherAccountFound']);
});

test('the page hears of another account once the visitor has accepted it', async () => {
  const { context, calls } = fakeContext({ 'pending.agree': undefined });
  const success = { method: 'magic_link', session, user } as const;
  assert.deepEqual(await acceptAccount(context, { account: email, success }), {
    event: { type: 'signedIn', method: 'magic_link', account: email },
    success,
  });
  assert.equal(calls.length, 1);
});

test('a session that another tab has replaced is not accepted', async () => {
  const { context } = fakeContext({ 'pending.agree': new Error('No.') });
  const success = { method: 'magic_link', session, user } as const;
  await assert.rejects(acceptAccount(context, { account: email, success }));
});
