import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRedirects, redirectFindings } from './redirects.ts';

const LOGIN = 'config.oauthOptions.loginRedirectURL';

/** The redirects and findings of a page with one setting. */
function diagnose(setting: string, value: string, api = 'https://api.example') {
  const place = { base: 'https://shop.example/a/', origin: 'https://shop.example', api };
  const redirects = readRedirects([{ setting, value, source: 'config', overrides: [] }], place);
  return { redirects, findings: redirectFindings(redirects) };
}

test('resolves redirect URLs against the page', () => {
  const { redirects } = diagnose(LOGIN, 'b');
  assert.deepEqual(redirects, [
    { setting: LOGIN, url: 'https://shop.example/a/b', sameOrigin: true, registered: 'unknown' },
  ]);
});

const cases: readonly (readonly [
  setting: string,
  value: string,
  api: string | undefined,
  messages: readonly RegExp[],
])[] = [
  [LOGIN, '/b', undefined, [/dashboard.*lists, exactly and with the query: https:\/\/shop\.example\/b\.$/]],
  [LOGIN, '/b', 'http://localhost:4010', [/dashboard/]],
  [LOGIN, 'http://localhost:3000/', 'http://localhost:4010', [/another origin/]],
  [LOGIN, 'http://shop.example/', 'http://127.0.0.1:4010', [/without TLS/, /dashboard/]],
  ['success-url', '/b', undefined, []],
  ['success-url', 'https://other.example/', undefined, []],
  ['success-url', 'http://other.example/', undefined, [/success-url leads to .* without TLS/]],
  ['sign-in-url', 'javascript:x', undefined, []],
  ['theme.logo.logoImageUrl', '/b', undefined, []],
];

for (const [setting, value, api, messages] of cases) {
  test(`${setting} of ${value} at ${api ?? 'the provider'}`, () => {
    const { findings } = diagnose(setting, value, api);
    assert.equal(findings.length, messages.length);
    for (const [index, message] of messages.entries()) assert.match(findings[index]?.message ?? '', message);
  });
}
