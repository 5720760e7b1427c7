import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemWith } from './problem.ts';

const publicToken = 'public-token-test-1';

const cases: readonly (readonly [options: object, first: string | undefined])[] = [
  [{ publicToken }, undefined],
  [{ client: {} }, undefined],
  [{}, 'public-token'],
  [{ publicToken: '' }, 'public-token'],
  [{ publicToken, apiUrl: '/api' }, 'api-url'],
  [{ publicToken, apiUrl: 'https://login.example.com' }, undefined],
  [{ publicToken, cookieOptions: { domain: 'example.com', availableToSubdomains: true } }, undefined],
  [{ publicToken, cookieOptions: { domain: 1 } }, 'cookieOptions.domain'],
  [{ publicToken, cookieOptions: { availableToSubdomains: 'yes' } }, 'cookieOptions.availableToSubdomains'],
  [{ publicToken, cookieOptions: null }, undefined],
];

for (const [options, first] of cases) {
  test(`${JSON.stringify(options)}: ${first ?? 'no problem'}`, () =>
    assert.equal(problemWith(options)?.split(' ')[0], first));
}
