import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutationsOf } from './mutations.ts';

const cases: readonly (readonly [source: string, mutants: readonly string[]])[] = [
  ['const a = b === c;', ['const a = b !== c;']],
  ['const a = b && c;', ['const a = b || c;']],
  ['const a = b < 2;', ['const a = b <= 2;', 'const a = b < (2 + 1);']],
  ['const a = b ?? c;', ['const a = b;']],
  ['const a = !b;', ['const a = b;']],
  ['if (a) b();', ['if (true) b();', 'if (false) b();', 'if (a) ;']],
  ['const a = b ? c : d;', ['const a = true ? c : d;', 'const a = false ? c : d;']],
  ['const a = true;', ['const a = false;']],
  ['function f() { return a; }', ['function f() { return undefined as never; }']],
  ['function f() { return true; }', ['function f() { return false; }']],
  ['function f() { return undefined; }', []],
  ["import a from 'b'; type C = true; let d: 2;", []],
];

for (const [source, mutants] of cases)
  test(`the mistakes in ${source}`, () =>
    assert.deepEqual(
      mutationsOf('file.ts', source).map((mutation) => mutation.source),
      mutants,
    ));

test('a mistake says where it is', () => {
  const [mutation] = mutationsOf('file.ts', '// First\nconst a = b ||\n  c;');
  assert.ok(mutation);
  const { file, line, before, after } = mutation;
  assert.deepEqual({ file, line, before, after }, { file: 'file.ts', line: 2, before: '||', after: '&&' });
});
