import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roughEstimate } from './rough-estimate.ts';

for (const [password, score] of [
  ['', 0],
  ['abc', 0],
  ['password123', 0],
  ['aaaaaaaaaaaaaaaaaaaa', 0],
  ['936157', 1],
  ['hunter2', 2],
  ['correcthorse', 3],
  ['correct horse', 4],
  ['TrumpetVine', 4],
  ['violet-Piano-sleeps-42', 4],
] as const) {
  test(`"${password}" has score ${score}`, async () => {
    const estimate = await roughEstimate(password);
    assert.equal(estimate.score, score);
    assert.equal(estimate.feedback.warning !== '', score < 3 && password !== '');
  });
}

test("the owner's address counts for little", async () => {
  const password = 'ada.lovelace1815';
  const { score } = await roughEstimate(password);
  const owned = await roughEstimate(password, 'ada.lovelace@example.com');
  assert.ok(owned.score < score);
});
