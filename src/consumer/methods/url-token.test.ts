import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Settings } from '../../settings/settings.ts';
import { readToken } from '../../shell/redirect/address.ts';
import { takeUrlToken } from './url-token.ts';

type Opened = Pick<Settings, 'form' | 'passwordResetToken' | 'redirectHandling' | 'config'>;

const login: Opened = { form: 'login', config: {}, redirectHandling: 'auto', passwordResetToken: undefined };
const withPasswords: Opened = { ...login, config: { products: ['passwords'] } };
const reset: Opened = { ...withPasswords, form: 'reset-password' };
const given: Opened = { ...reset, passwordResetToken: 'given' };

const cases: readonly (readonly [name: string, Opened, query: string, taken: string | undefined])[] = [
  ['a magic link, whatever the products', login, '?stytch_token_type=magic_links&token=x', 'magic_links x'],
  ['the sign-in link of a reset email', login, '?stytch_token_type=login&token=x', 'login x'],
  ['the token of a provider', login, '?stytch_token_type=oauth&token=x', 'oauth x'],
  [
    'the token of an impersonation, where the page says so',
    { ...login, config: { impersonation: true } },
    '?stytch_token_type=impersonation&token=x',
    'impersonation x',
  ],
  [
    'no token of an impersonation on the reset form',
    { ...reset, config: { products: ['passwords'], impersonation: true } },
    '?stytch_token_type=impersonation&token=x',
    undefined,
  ],
  ['no reset token without passwords', login, '?stytch_token_type=reset_password&token=x', undefined],
  [
    'a reset token with passwords',
    withPasswords,
    '?stytch_token_type=reset_password&token=x',
    'reset_password x',
  ],
  ['no token without a type', withPasswords, '?token=x', undefined],
  ['a token without a type on the reset form', reset, '?token=x', 'reset_password x'],
  ['no token of a provider on the reset form', reset, '?stytch_token_type=oauth&token=x', undefined],
  [
    'nothing with redirect-handling off',
    { ...login, redirectHandling: 'off' },
    '?stytch_token_type=login&token=x',
    undefined,
  ],
  ['the page’s own token', given, '', 'reset_password given'],
  [
    'the page’s own token, with redirect-handling off',
    { ...given, redirectHandling: 'off' },
    '',
    'reset_password given',
  ],
  [
    'the type of the page’s own token from the address',
    given,
    '?stytch_token_type=login&token=given',
    'login given',
  ],
  // A forged address must not make the widget send the reset token to another endpoint.
  [
    'no type from the address for another token',
    given,
    '?stytch_token_type=login&token=planted',
    'reset_password given',
  ],
];

for (const [name, settings, query, taken] of cases) {
  test(`takes ${name}`, () => {
    const read: Parameters<typeof takeUrlToken>[0]['takeToken'] = (_widget, { accepted, untyped }) =>
      readToken(`https://shop.test/login${query}`, accepted, untyped);
    const hidden: string[] = [];
    const claims = { peekToken: read, takeToken: read, forgetToken: () => assert.fail('forgotten') };
    const found = takeUrlToken(
      { ...claims, hideToken: (token) => hidden.push(token) },
      { isConnected: true },
      settings,
    );
    assert.equal(found && `${found.tokenType} ${found.token}`, taken);
    // Any other token stays until it is exchanged: a reload must not lose it.
    assert.deepEqual(hidden, taken === 'reset_password x' ? ['x'] : []);
  });
}

for (const [left, tokenType, isTaken] of [
  ['account:user-1', 'oauth', false],
  ['account:user-1', 'magic_links', true],
  ['consumer', 'oauth', true],
] as const)
  test(`where ${left} has left for a provider, a token of type ${tokenType} is ${isTaken ? 'taken' : 'left alone'}`, (context) => {
    const read = () => ({ token: 'x', tokenType }) as never;
    Object.assign(globalThis, { sessionStorage: { getItem: () => `${left} oauth 1` } });
    context.after(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));
    const found = takeUrlToken(
      { peekToken: read, takeToken: read, hideToken: () => undefined, forgetToken: () => undefined },
      { isConnected: true },
      login,
    );
    assert.equal(found !== undefined, isTaken);
  });

test('neither claims nor hides the token in the address if the page sets its own', () => {
  const fail = () => assert.fail('claimed');
  takeUrlToken(
    { peekToken: () => undefined, takeToken: fail, hideToken: fail, forgetToken: fail },
    { isConnected: true },
    given,
  );
});

test('drops the token of an impersonation unless the page says so, in one line', (context) => {
  const log = context.mock.method(console, 'error', () => undefined);
  const read = () => ({ token: 'x', tokenType: 'impersonation' }) as never;
  const done: string[] = [];
  const claims = {
    peekToken: read,
    takeToken: read,
    hideToken: (token: string) => void done.push(`hides ${token}`),
    forgetToken: () => void done.push('forgets it'),
  };
  assert.equal(takeUrlToken(claims, { isConnected: true }, login), undefined);
  assert.deepEqual(done, ['hides x', 'forgets it']);
  assert.deepEqual(
    log.mock.calls.map(({ arguments: [said] }) => said),
    ['auth-widget: dropped an impersonation token. Set `impersonation` to exchange such tokens.'],
  );
});
