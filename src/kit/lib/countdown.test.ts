import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentOf } from './countdown.ts';

const now = { date: 1_700_000_000_000, age: 5000 };

for (const [ago, age] of [
  [0, 5000],
  [3000, 2000],
  [8000, -3000],
  [-1, 5000],
] as const)
  test(`a moment ${ago} ms ago has the age ${age}`, () =>
    assert.deepEqual(momentOf(now.date - ago, now), { date: now.date - Math.max(0, ago), age }));
