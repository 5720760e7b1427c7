import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkProblems, problemWith } from './problem.ts';

const publicToken = 'public-token-test-1';

const cases: readonly (readonly [options: object, first: string | undefined])[] = [
  [{ publicToken }, undefined],
  [{ client: {} }, undefined],
  [{}, 'public-token'],
  [{ publicToken: '' }, 'public-token'],
  [{ publicToken: 'secret-test-1' }, 'public-token'],
  [{ publicToken: 'project-test-1' }, 'public-token'],
  [{ publicToken: 'public-token-test-...' }, 'public-token'],
  [{ publicToken, apiUrl: '/api' }, 'api-url'],
  [{ publicToken, apiUrl: 'https://ada:pass@login.example.com' }, 'api-url'],
  [{ publicToken, apiUrl: 'http://:pass@localhost:7002' }, 'api-url'],
  [{ publicToken, apiUrl: 'https://login.example.com' }, undefined],
  [{ publicToken, apiUrl: 'https://@login.example.com/ada:pass@b' }, undefined],
  [{ publicToken, cookieOptions: { domain: 'example.com', availableToSubdomains: true } }, undefined],
  [{ publicToken, cookieOptions: { domain: 1 } }, 'cookieOptions.domain'],
  [{ publicToken, cookieOptions: { availableToSubdomains: 'yes' } }, 'cookieOptions.availableToSubdomains'],
  [{ publicToken, cookieOptions: null }, undefined],
];

for (const [options, first] of cases) {
  test(`${JSON.stringify(options)}: ${first ?? 'no problem'}`, () =>
    assert.equal(problemWith(options)?.split(' ')[0], first));
}

const links: readonly (readonly [given: object, refused: readonly string[]])[] = [
  [{}, []],
  [{ signInUrl: '/login', accountUrl: 'https://shop.example/account' }, []],
  [{ signInUrl: 'javascript:alert(1)', accountUrl: '/account' }, ['sign-in-url']],
  [{ signInUrl: 5, accountUrl: 'data:text/html,x' }, ['sign-in-url', 'account-url']],
];

for (const [given, refused] of links) {
  test(`links ${JSON.stringify(given)}: ${refused.join() || 'no problem'}`, () =>
    assert.deepEqual(
      linkProblems(given, 'https://shop.example/').map((sentence) => sentence.split(' ')[0]),
      refused,
    ));
}
