import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../build/files.ts';
import { sections } from './sidebar.ts';

test('the sidebar leads to every page of docs/ that is for those who use the package, once', () => {
  const docs = filesIn(fileURLToPath(new URL('../docs/', import.meta.url)))
    .filter((file) => file.endsWith('.md') && !file.startsWith('project/'))
    .map((file) => `docs/${file.replace('.md', '')}`);
  const listed = sections.flatMap(({ pages }) => pages.map(({ path }) => path));
  assert.deepEqual(listed.filter((path) => path.startsWith('docs/')).sort(), docs.sort());
});
