import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { filesIn } from './files.ts';
import { replaceFolder } from './replace-folder.ts';

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

const read = (folder: string): Record<string, string> =>
  Object.fromEntries(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

const built = { 'entry.js': 'new', 'chunks/b.js': 'new', 'types/index.d.ts': 'new' };

for (const [before, files] of Object.entries({
  nothing: {},
  'another build': { 'entry.js': 'old', 'chunks/a.js': 'old', 'gone/c.js': 'old' },
})) {
  test(`a folder takes the place of ${before}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'replace-'));
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    write(from, built);
    write(to, files);
    replaceFolder(from, to);
    assert.deepEqual(read(to), built);
    assert.equal(existsSync(from), false);
  });
}

test('what others import moves before them, and goes after them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replace-'));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  write(from, built);
  // Nothing can take the place of a folder that is not empty: the move stops there.
  write(to, { 'entry.js/in-the-way': '', 'chunks/a.js': 'old' });
  assert.throws(() => replaceFolder(from, to));
  assert.deepEqual(filesIn(to).sort(), [
    'chunks/a.js',
    'chunks/b.js',
    'entry.js/in-the-way',
    'types/index.d.ts',
  ]);
});
