import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnPath } from './return-path.ts';

const paths: readonly (readonly [to: unknown, expected: string])[] = [
  ['/account?from=mail', '/account?from=mail'],
  ['/"><script>', '/"><script>'],
  ['/account?a=%20&b#top', '/account?a=%20&b#top'],
  ['/account/__data.json?x-sveltekit-invalidated=01&tab=mail', '/account?tab=mail'],
  ['/account/__data.json?x-sveltekit-trailing-slash=1&x-sveltekit-invalidated=1', '/account'],
  ['/__data.json', '/'],
  ['/account.html__data.json', '/account.html'],
  ['/account/_payload.json?7e5b', '/account'],
  ['/_payload.json', '/'],
  ['/account.data?_routes=routes%2Faccount&tab=mail', '/account?tab=mail'],
  ['/_root.data', '/'],
  ['/account/_.data', '/account/'],
  ['/account?tab=mail&_rsc=1abc', '/account?tab=mail'],
  ['/account?_rsc', '/account'],
  ['/account?_rscue=1', '/account?_rscue=1'],
  ['/__data.json/evil.example', '/__data.json/evil.example'],
  ['https://evil.example/', '/home'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
  ['/a\\b', '/home'],
  ['/\t/evil.example', '/home'],
  ['/\u0001', '/home'],
  ['/ok\n//evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
  ['account', '/home'],
  ['', '/home'],
  [['/one', '/two'], '/home'],
  [undefined, '/home'],
];

for (const [to, expected] of paths)
  test(`${JSON.stringify(to)} leads to ${expected}`, () => {
    assert.equal(returnPath(to, '/home'), expected);
  });
