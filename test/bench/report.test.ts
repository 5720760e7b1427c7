import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, overview, table, toRow, type Unit } from './report.ts';
import { summarize } from './statistics.ts';

const cells: readonly (readonly [values: number[], unit: Unit, expected: string])[] = [
  [[7, 7], '', '7'],
  [[12.34], 'ms', '12.3 ms'],
  [[120.4, 130.2, 140.6], 'ms', '130 (125–135) ms'],
  [[0.0123], '', '0.012'],
  [[], 'kB', '- kB'],
];

for (const [values, unit, expected] of cells) {
  test(`the cell for ${values.join(' ')} ${unit}`, () =>
    assert.equal(cell(summarize(values), unit), expected));
}

test('a ratio divides our median by theirs, unless theirs is 0', () => {
  const measure = { name: 'a', unit: 'ms' } as const;
  assert.equal(toRow({ ...measure, values: { widget: [1, 3], official: [4] } }).ratio, 0.5);
  assert.equal(toRow({ ...measure, values: { widget: [1], official: [0] } }).ratio, undefined);
});

test('a table is Markdown with padded columns', () => {
  const measures = [{ name: 'Requests', unit: '', values: { widget: [9], official: [3] } }] as const;
  assert.equal(
    table({ configuration: 'Link', situation: 'load', measures }),
    [
      '### Link: load',
      '',
      '|          | auth-widget | official element | ratio |',
      '| -------- | ----------- | ---------------- | ----- |',
      '| Requests | 9           | 3                | 3.00  |',
    ].join('\n'),
  );
});

test('the overview has the measures and configurations that it is asked for', () => {
  const requests = { name: 'Requests', unit: '', values: { widget: [9], official: [3] } } as const;
  const time = { name: 'Paint', unit: 'ms', values: { widget: [120], official: [100] } } as const;
  assert.equal(
    overview(
      [
        { configuration: 'Link', situation: 'load', measures: [requests, time] },
        { configuration: 'Codes', situation: 'use', measures: [time] },
        { configuration: 'Codes', situation: 'load', measures: [requests] },
        { configuration: 'Other', situation: 'load', measures: [time] },
      ],
      ['Link', 'Codes'],
      [{ title: 'First paint', situation: 'load', name: 'Paint' }],
    ),
    ['|  | Link | Codes |', '| --- | --- | --- |', '| First paint | 120 ms, 1.20 | - |'].join('\n'),
  );
});
