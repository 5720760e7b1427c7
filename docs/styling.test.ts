import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findFiles } from '../test/support/files.ts';
import { cssParts } from './styling.ts';

test('names every part that the sources have', () => {
  const used = findFiles(['src'], /(?<!\.test)\.tsx?$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bpart(?:=|: )["']([a-z -]+)/g)].flatMap(([, parts = '']) =>
      parts.split(' '),
    ),
  );
  const named = cssParts.map(({ name }): string => name);
  assert.ok(used.includes('button-wallet'));
  assert.deepEqual(
    used.filter((part) => !named.includes(part)),
    [],
  );
});
