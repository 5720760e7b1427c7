import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiBase } from './sdk-request.ts';

const bases: readonly (readonly [token: string, apiUrl: string | undefined, base: string])[] = [
  ['public-token-test-1', undefined, 'https://test.stytch.com'],
  ['public-token-live-1', undefined, 'https://api.stytch.com'],
  ['public-token-test-1', 'http://localhost:4010/', 'http://localhost:4010'],
  ['public-token-test-1', 'http://localhost:4010/a//', 'http://localhost:4010/a'],
  ['public-token-live-1', 'https://login.shop.example:8443/a', 'https://login.shop.example'],
];

for (const [token, apiUrl, base] of bases) {
  test(`${token} with api-url ${apiUrl} is asked about at ${base}`, () => {
    assert.equal(apiBase(token, apiUrl), base);
  });
}
