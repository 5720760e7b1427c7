import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../manifest.ts';
import { states } from './states.ts';

test('the page shows both elements in each state', () => {
  const page = readFileSync(fromRoot('docs/side-by-side.md'), 'utf8');
  const shown = [...page.matchAll(/\(img\/side-by-side\/([\w-]+)\.webp\)/g)].map(([, name]) => name);
  assert.deepEqual(
    shown,
    states.flatMap(({ name }) => [`${name}-widget`, `${name}-official`]),
  );
});
