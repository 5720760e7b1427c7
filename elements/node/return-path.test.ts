import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnPath } from './return-path.ts';

const paths: readonly (readonly [to: unknown, expected: string])[] = [
  ['/account?from=mail', '/account?from=mail'],
  ['/"><script>', '/"><script>'],
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
