import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { isStale } from './ensure-built.ts';

/** A repository in which the files changed at these times, in seconds. */
function repository(times: Readonly<Record<string, number>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'stale-'));
  for (const [file, time] of Object.entries(times)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    utimesSync(path, time, time);
  }
  return folder;
}

const files = {
  'rollup.config.mjs': 1,
  'package.json': 1,
  'package-lock.json': 1,
  'custom-elements.json': 1,
  LICENSE: 1,
  'src/a.ts': 1,
  'docs/guide.md': 1,
  'src/a.test.ts': 1,
};
const built = { 'dist/a.js': 5, 'dist/chunks/b.js': 6 };

for (const [what, times, expected] of [
  ['nothing is built', {}, true],
  ['nothing has changed', built, false],
  ['a source has changed', { ...built, 'src/kit/ui/b.tsx': 9 }, true],
  ['a source has changed during the build', { ...built, 'src/a.ts': 5.5 }, true],
  ['a dependency has changed', { ...built, 'package-lock.json': 9 }, true],
  ['a document and a test have changed', { ...built, 'docs/guide.md': 9, 'src/a.test.ts': 9 }, false],
] as const)
  test(`${what}: ${expected ? 'builds' : 'does not build'}`, () => {
    assert.equal(isStale(repository({ ...files, ...times })), expected);
  });
