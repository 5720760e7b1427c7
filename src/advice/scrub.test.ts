import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bareUrl, scrub, scrubText, withoutFragments } from './scrub.ts';

const texts: readonly (readonly [text: string, scrubbed: string])[] = [
  ['public-token-test-00000000-0000-4000-8000-000000000000', 'public-token-test-0000…'],
  ['at public-token-live-abcd1234.', 'at public-token-live-abcd….'],
  ['secret-test-abc_DEF=', 'secret-test-…'],
  ['a eyJhbGciOi.eyJzdWIi.sig-na_ture b', 'a … b'],
  ['/x?a=1&stytch_token_type=oauth&token=abc#b', '/x?a=1&stytch_token_type=…&token=…#b'],
  ['/x#access_token=abc', '/x#access_token=…'],
  ['a given-token of the page', 'a … of the page'],
  ['/x?next=/login?token=abc', '/x?next=/login?token=…'],
  ['cookie_eyJhbGciOi.eyJzdWIi.sig-na_ture', '…'],
  ['by v1.eyJhbGciOi.eyJzdWIi.sig', 'by v1.…'],
  ['session_token=abc of stytch', 'session_token=… of stytch'],
  ['{"session_jwt":"abc","user": "ada"}', '{"session_jwt":"…","user": "ada"}'],
  ['public-token="public-token-test-0000"', 'public-token="public-token-test-0000"'],
  ['`session-duration-minutes`: must be a number', '`session-duration-minutes`: must be a number'],
  ["token='abc'", "token='…'"],
  ['see https://user:pass@a.example/x', 'see https://…@a.example/x'],
  ['https://user@a.example/?next=a@b', 'https://…@a.example/?next=a@b'],
  ['error code: 401', 'error code: 401'],
  ['nothing', 'nothing'],
];

for (const [text, scrubbed] of texts) {
  test(`${JSON.stringify(text)} becomes ${JSON.stringify(scrubbed)}`, () => {
    // Neither an empty nor a short text is a secret.
    assert.equal(scrubText(text, ['given-token', '', 'the']), scrubbed);
  });
}

for (const piece of ['eyJa', 'eyJa.', '?token', 'token', '&a', 'public-token-test-', '://']) {
  test(`takes no longer for many ${piece} than for other texts`, () => {
    const started = performance.now();
    scrubText(`?${piece.repeat(100_000)}`, []);
    bareUrl(piece.repeat(100_000));
    // 0.1 s on an idle machine, and more than a minute if the time grows with the square of the length.
    assert.ok(performance.now() - started < 20_000);
  });
}

for (const [text, bare] of [
  ['https://a.example/x#secret', 'https://a.example/x#…'],
  ['["https://a.example/x?a=1#!/in?b=2"] #top', '["https://a.example/x?a=1#…"] #top'],
  ['#fff', '#fff'],
] as const)
  test(`${text} has no fragment as ${bare}`, () => assert.equal(withoutFragments(text), bare));

test('scrubs texts at any depth, and keeps everything else', () => {
  const data = { a: [{ b: 'secret-live-1', c: 1 }], d: true, e: null };
  assert.deepEqual(scrub(data, []), { a: [{ b: 'secret-live-…', c: 1 }], d: true, e: null });
});

const urls: readonly (readonly [url: string, bare: string])[] = [
  ['https://a.example/x?token=1#y', 'https://a.example/x'],
  ['https://user:password@a.example/', 'https://a.example/'],
  ['https://a.example/@x', 'https://a.example/@x'],
  ['inline', 'inline'],
];

for (const [url, bare] of urls) test(`${url} is bare as ${bare}`, () => assert.equal(bareUrl(url), bare));
