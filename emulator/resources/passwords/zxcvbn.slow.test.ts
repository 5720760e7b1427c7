import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimateByZxcvbn } from './zxcvbn.ts';

/** Every character that may stand for a letter, and those that may not. */
const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(126 - index)).join('');

test('estimates of the longest passwords keep nobody waiting', async () => {
  await estimateByZxcvbn('loads the dictionaries');
  const before = process.cpuUsage();
  for (let start = 0; start < 3; start += 1)
    await estimateByZxcvbn(characters.slice(start) + characters.slice(0, start));
  const { user } = process.cpuUsage(before);
  // 0.3 s on an idle machine, and 4 s if all is tried that the characters may stand for.
  assert.ok(user < 2_000_000, `${user / 1000} ms`);
});

for (const [password, score] of [
  ['p@ssw0rd', 0],
  ['Tr0ub4dor&3', 4],
  ['1l0v3y0u', 0],
  ['m1ch@3l$0n', 1],
] as const) {
  test(`${password} has score ${score}`, async () => {
    assert.equal((await estimateByZxcvbn(password)).score, score);
  });
}
