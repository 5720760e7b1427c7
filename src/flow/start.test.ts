import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_DRAFT } from './screens.ts';
import { type Opening, start } from './start.ts';
import { readUrlRefusal, withoutUrlRefusal, withoutUrlToken } from './url-cleaning.ts';
import { readUrlToken } from './url-token.ts';

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
  test(`token of ${href}`, () => assert.deepEqual(readUrlToken(href, accepted), token));
}

test('a token without a type is taken for what the form expects', () => {
  const read = (query: string) =>
    readUrlToken(`https://a.test/?${query}`, ['login', 'reset_password'], 'reset_password');
  assert.deepEqual(read('token=x'), { token: 'x', tokenType: 'reset_password' });
  assert.deepEqual(read('token=x&stytch_token_type=login'), { token: 'x', tokenType: 'login' });
  assert.equal(read('token=x&stytch_token_type=oauth'), undefined);
});

const cleaned: readonly (readonly [query: string, cleaned: string])[] = [
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

for (const [query, kept] of cleaned) {
  test(`the address without its token: ${query}`, () =>
    assert.equal(withoutUrlToken(`https://a.test/in${query}`), `https://a.test/in${kept}`));
}

test('an error of a provider is read by its code only, and taken away with its description', () => {
  assert.equal(
    readUrlRefusal('https://a.test/?error=access_denied&error_description=Call+us'),
    'access_denied',
  );
  assert.equal(readUrlRefusal('https://a.test/?error=Call us at 1'), undefined);
  assert.equal(readUrlRefusal('https://a.test/?a=1'), undefined);
  const href = 'https://a.test/?a=b/c&error=access_denied&error_description=No#top';
  assert.equal(withoutUrlRefusal(href), 'https://a.test/?a=b/c#top');
});

const openings: readonly (readonly [string, Opening, object])[] = [
  ['no token', { form: 'login', urlToken: undefined, asked: true }, { screen: 'Main' }],
  [
    'a link',
    { form: 'login', urlToken: { token: 'x', tokenType: 'magic_links' }, asked: false },
    { screen: 'LoggingIn', token: 'x', tokenType: 'magic_links', asked: false },
  ],
  [
    'the other link of a reset e-mail, on the reset form',
    { form: 'reset-password', urlToken: { token: 'x', tokenType: 'login' }, asked: true },
    { screen: 'LoggingIn', token: 'x', tokenType: 'login', asked: true },
  ],
  [
    'a reset e-mail',
    { form: 'login', urlToken: { token: 'x', tokenType: 'reset_password' }, asked: true },
    { screen: 'PasswordResetForm', token: 'x' },
  ],
  [
    'a reset form without a token',
    { form: 'reset-password', urlToken: undefined, asked: false },
    { screen: 'PasswordResetForm' },
  ],
];

for (const [name, opening, state] of openings) {
  test(`starts with ${name}`, () => assert.deepEqual(start(opening), { ...state, draft: EMPTY_DRAFT }));
}
