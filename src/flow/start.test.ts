import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readUrlRefusal, readUrlToken, start, withoutUrlRefusal, withoutUrlToken } from './start.ts';

const tokens: readonly (readonly [href: string, token: object | undefined])[] = [
  ['https://a.test/', undefined],
  ['https://a.test/?token=x', undefined],
  ['https://a.test/?stytch_token_type=magic_links', undefined],
  ['https://a.test/?stytch_token_type=magic_links&token=', undefined],
  ['https://a.test/?stytch_token_type=unheard_of&token=x', undefined],
  ['https://a.test/?stytch_token_type=magic_links&token=x%2B', { token: 'x+', tokenType: 'magic_links' }],
  ['https://a.test/?stytch_token_type=oauth&token=x', { token: 'x', tokenType: 'oauth' }],
  ['https://a.test/?stytch_token_type=login&token=x', { token: 'x', tokenType: 'login' }],
];

for (const [href, token] of tokens) {
  test(`token of ${href}`, () => assert.deepEqual(readUrlToken(href), token));
}

test('the cleaned address keeps what is the page’s own', () => {
  const href = 'https://a.test/in?a=1&stytch_token_type=magic_links&token=x&stytch_redirect_type=login#top';
  assert.equal(withoutUrlToken(href), 'https://a.test/in?a=1#top');
});

test('an error of a provider is read by its code only, and taken away with its description', () => {
  assert.equal(
    readUrlRefusal('https://a.test/?error=access_denied&error_description=Call+us'),
    'access_denied',
  );
  assert.equal(readUrlRefusal('https://a.test/?error=Call us at 1'), undefined);
  assert.equal(readUrlRefusal('https://a.test/?a=1'), undefined);
  const href = 'https://a.test/?a=1&error=access_denied&error_description=No#top';
  assert.equal(withoutUrlRefusal(href), 'https://a.test/?a=1#top');
});

test('starts on Main without a token, on LoggingIn with one', () => {
  assert.equal(start(undefined, true).screen, 'Main');
  const state = start({ token: 'x', tokenType: 'magic_links' }, false);
  assert.deepEqual(
    { ...state, draft: null },
    {
      screen: 'LoggingIn',
      token: 'x',
      tokenType: 'magic_links',
      asked: false,
      draft: null,
    },
  );
});
