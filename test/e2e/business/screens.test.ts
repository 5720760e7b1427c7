import assert from 'node:assert/strict';
import { test } from 'node:test';
import { businessCases } from '../../../examples/gallery/business-cases.ts';
import { states } from '../../support/business-states.ts';
import { screens } from './screens.ts';

const names = Object.keys(states);

for (const [where, shown] of [
  [
    'opened by screens.verify.spec.ts',
    screens
      .flatMap(({ name, next = [] }) => [name, ...next.map((screen) => screen.name)])
      .map((name) => name.split(' ')[0]),
  ],
  ['in the gallery', businessCases.map(({ state }) => state.screen)],
] as const) {
  test(`every screen of the business flow is ${where}`, () => {
    assert.deepEqual(
      names.filter((name) => !shown.some((other) => other === name)),
      [],
    );
  });
}
