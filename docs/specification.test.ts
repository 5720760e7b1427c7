/** A test, or a row of one, says above it which rules of the specification it shows: `// Spec 2.4, 7.3`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findFiles } from '../test/support/files.ts';
import { fromRoot } from './manifest.ts';

const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');

const rules = [...read('docs/project/specification.md').matchAll(/\[(\d+\.\d+)\]/g)].map(([, rule]) => rule);
/** Above code: a mark that lost its test stands above nothing. */
const MARK = /^ *\/\/ Spec (\d[\d., ]*)\n *[^\s\])}]/gm;
const shown = findFiles(['src', 'test'], /^test\/.*\.ts$|\.test\.tsx?$/).flatMap((path) =>
  [...read(path).matchAll(MARK)].flatMap(([, marked = '']) => marked.split(', ')),
);

test('each rule of the specification has a number of its own', () =>
  assert.equal(new Set(rules).size, rules.length));

test('tests show each rule of the specification, and no other', (context) => {
  assert.deepEqual([...new Set(shown)].sort(), [...rules].sort());
  context.diagnostic(`${rules.length} rules, ${shown.length} places in tests`);
});
