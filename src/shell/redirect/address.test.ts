import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readToken, withoutToken } from './address.ts';
import { readRefusal, withoutRefusal } from './departures.ts';

const accepted = ['magic_links', 'login', 'oauth'] as const;
const tokens: readonly (readonly [href: string, token: object | undefined])[] = [
  ['https://a.test/', undefined],
  ['https://a.test/?token=x', undefined],
  ['https://a.test/?stytch_token_type=magic_links', undefined],
  ['https://a.test/?stytch_token_type=magic_links&token=', undefined],
  ['https://a.test/?stytch_token_type=unheard_of&token=x', undefined],
  ['https://a.test/?stytch_token_type=magic_links&token=x%2B', { token: 'x+', tokenType: 'magic_links' }],
  ['https://a.test/?stytch_token_type=oauth&token=x', { token: 'x', tokenType: 'oauth' }],
  ['https://a.test/?stytch_token_type=login&token=x', { token: 'x', tokenType: 'login' }],
  ['https://a.test/?stytch_token_type=reset_password&token=x', undefined],
];

for (const [href, token] of tokens) {
  test(`reads the token of ${href}`, () => assert.deepEqual(readToken(href, accepted), token));
}

test('a token without a type gets the type that the form expects', () => {
  const read = (query: string) =>
    readToken(`https://a.test/?${query}`, ['login', 'reset_password'], 'reset_password');
  assert.deepEqual(read('token=x'), { token: 'x', tokenType: 'reset_password' });
  assert.deepEqual(read('token=x&stytch_token_type=login'), { token: 'x', tokenType: 'login' });
  assert.equal(read('token=x&stytch_token_type=oauth'), undefined);
});

const queries: readonly (readonly [query: string, cleaned: string])[] = [
  ['?a=1&stytch_token_type=magic_links&token=x&stytch_redirect_type=login#top', '?a=1#top'],
  ['?stytch_token_type=magic_links&token=x', ''],
  ['?token=x#top', '#top'],
  ['?q=a%20b&flag&path=a/b&e=%E4&token=x', '?q=a%20b&flag&path=a/b&e=%E4'],
  ['?token=x&q=a+b&&empty=', '?q=a+b&&empty='],
  ['?a=1&token=x&b=2&token=y', '?a=1&b=2'],
  ['?%74oken=x&tokens=1&my_token=2', '?tokens=1&my_token=2'],
  ['??token=x&token=y', '??token=x'],
  ['?a=$&&token=x', '?a=$&'],
  ['?a=1#frag?token=1', '?a=1#frag?token=1'],
  ['#/route?token=1', '#/route?token=1'],
  ['', ''],
];

for (const [query, cleaned] of queries) {
  test(`removes the token from ${query || 'an address without a query'}`, () =>
    assert.equal(withoutToken(`https://a.test/in${query}`), `https://a.test/in${cleaned}`));
}

test("reads the code of a provider's error, and removes both code and description", () => {
  assert.equal(readRefusal('https://a.test/?error=access_denied&error_description=Call+us'), 'access_denied');
  assert.equal(readRefusal('https://a.test/?error=Call us at 1'), undefined);
  assert.equal(readRefusal('https://a.test/?a=1'), undefined);
  const href = 'https://a.test/?a=b/c&error=access_denied&error_description=No#top';
  assert.equal(withoutRefusal(href), 'https://a.test/?a=b/c#top');
});
