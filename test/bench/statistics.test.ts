import assert from 'node:assert/strict';
import { test } from 'node:test';
import { covered, quantile, summarize } from './statistics.ts';

const quantiles: readonly (readonly [values: number[], share: number, expected: number])[] = [
  [[7], 0.95, 7],
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 10], 0.5, 2.5],
  [[10, 0], 0.25, 2.5],
  [[1, 2, 3], 0, 1],
  [[1, 2, 3], 1, 3],
];

for (const [values, share, expected] of quantiles) {
  test(`quantile ${share} of ${values.join(' ')}`, () => assert.equal(quantile(values, share), expected));
}

test('the quantile of no values is NaN', () => assert.ok(Number.isNaN(quantile([], 0.5))));

test('a summary has median, quartiles and bounds', () => {
  assert.deepEqual(summarize([4, 1, 3, 2, 5]), { median: 3, q1: 2, q3: 4, min: 1, max: 5, count: 5 });
});

const intervals: readonly (readonly [name: string, given: [number, number][], expected: number])[] = [
  ['none', [], 0],
  [
    'apart',
    [
      [5, 6],
      [0, 2],
    ],
    3,
  ],
  [
    'overlapping',
    [
      [0, 4],
      [2, 6],
    ],
    6,
  ],
  [
    'nested',
    [
      [0, 10],
      [2, 3],
      [4, 12],
    ],
    12,
  ],
];

for (const [name, given, expected] of intervals) {
  test(`intervals cover as much as they span together: ${name}`, () => {
    assert.equal(covered(given.map(([from, to]) => ({ from, to }))), expected);
  });
}
