import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens as meanings } from '../../docs/meanings.ts';
import { cases } from '../../examples/gallery/cases.ts';
import { screens } from './screens.ts';

const names = Object.keys(meanings);

// Spec 2.4
test('every screen is opened by screens.verify.spec.ts', () => {
  const opened = new Set(
    screens
      .flatMap(({ name, next = [] }) => [name, ...next.map((screen) => screen.name)])
      .map((name) => name.split(' ')[0]),
  );
  assert.deepEqual(
    names.filter((name) => !opened.has(name)),
    [],
  );
});

test('every screen is in the gallery', () => {
  const shown = new Set<string>(cases.map(({ state }) => state.screen));
  assert.deepEqual(
    names.filter((name) => !shown.has(name)),
    [],
  );
});
