import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInFullView, type Sight } from './full-view.ts';

const seen = { intersectionRatio: 1, isVisible: true, time: 1000 };

const cases: readonly (readonly [string, Sight | undefined, now: number, inView: boolean])[] = [
  ['a button in view', seen, 2000, true],
  ['a button between two pixels', { ...seen, intersectionRatio: 0.995 }, 2000, true],
  ['a button of which nothing is known yet', undefined, 2000, false],
  ['a button that is cut off', { ...seen, intersectionRatio: 0.9 }, 2000, false],
  ['a button that is covered or faded', { ...seen, isVisible: false }, 2000, false],
  ['a button that has just appeared', seen, 1299, false],
  ['a button that appeared a moment ago', seen, 1300, true],
  ['a button in view, in an engine that knows no more', { intersectionRatio: 1, time: 1000 }, 2000, true],
  ['a button cut off, in an engine that knows no more', { intersectionRatio: 0.5, time: 1000 }, 2000, false],
];

for (const [name, sight, now, inView] of cases) {
  test(`${name} ${inView ? 'can' : 'cannot'} be pressed in a stranger’s frame`, () =>
    assert.equal(isInFullView(sight, now), inView));
}
