import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTokenClaims } from '../../shell/redirect/token-claims.ts';
import { takeUrlToken } from './url-token.ts';

const PAGE = 'https://shop.test/login';
const auto = { redirectHandling: 'auto' } as const;

/** What becomes of the address, whose token is taken by the entry and once more by the app. */
const rows: readonly (readonly [query: string, left: string, resets: boolean])[] = [
  ['?stytch_token_type=multi_tenant_passwords&token=x&slug=acme&a=1', '?a=1', false],
  ['?stytch_token_type=discovery&token=x&stytch_redirect_type=reset_password', '', true],
  ['?stytch_token_type=discovery&token=x', '?stytch_token_type=discovery&token=x', false],
  ['?stytch_token_type=sso&token=x&slug=acme', '?stytch_token_type=sso&token=x&slug=acme', false],
];

for (const [query, left, resets] of rows) {
  test(`${query} becomes ${left || 'nothing'}`, () => {
    const location = { href: PAGE + query };
    const history = {
      state: null,
      replaceState(_state: unknown, _title: string, url?: string | URL | null) {
        location.href = String(url);
      },
    };
    const claims = createTokenClaims({ location, history, claims: new Map() });
    const widget = { isConnected: true };
    const taken = takeUrlToken(claims, widget, auto);
    assert.equal(location.href, PAGE + left);
    assert.deepEqual([taken?.token, taken?.resets], ['x', resets]);
    assert.deepEqual(takeUrlToken(claims, widget, auto), taken);
  });
}

test('a token of a consumer project is left alone', () => {
  const location = { href: `${PAGE}?stytch_token_type=magic_links&token=x` };
  const fail = () => assert.fail('hidden');
  const claims = createTokenClaims({
    location,
    history: { state: null, replaceState: fail },
    claims: new Map(),
  });
  assert.equal(takeUrlToken(claims, { isConnected: true }, auto), undefined);
});

test('nothing is taken or hidden with redirect-handling off', () => {
  const fail = () => assert.fail('taken');
  const claims = { takeToken: fail, hideToken: fail, addressOf: fail };
  assert.equal(takeUrlToken(claims, { isConnected: true }, { redirectHandling: 'off' }), undefined);
});
