import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partOf, partsOf, partTable } from './parts.ts';

const sources: readonly (readonly [source: string | null, part: string])[] = [
  ['../../../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['../../../node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js', '@emotion/cache'],
  ['../../../node_modules/a/node_modules/b/index.js', 'b'],
  ['../../../src/consumer/methods/otp/screens/passcode.tsx', 'src/consumer/methods/otp'],
  ['../../../src/consumer/methods/use-task.ts', 'src/consumer/methods'],
  ['../../../elements/internal/react-host.ts', 'elements'],
  ['../../../\0commonjsHelpers.js', 'bundler'],
  [null, 'bundler'],
];

for (const [source, part] of sources) {
  test(`${source?.replace('\0', '\\0')} belongs to ${part}`, () => assert.equal(partOf(source), part));
}

test('a chunk is split by the columns of its source map; code without a source is the bundler’s', () => {
  const code = 'import "x";const a=1;const b="é";\n';
  const map = {
    version: 3 as const,
    names: [],
    sources: ['../src/kit/ui/a.ts', '../node_modules/b/index.js'],
    // Column 11: the first source; column 21: the second.
    mappings: 'WAAA,UCAA',
  };
  const { minified, parts } = partsOf(code, map);
  assert.equal(minified, 35);
  assert.deepEqual(
    parts.map(({ name, minified }) => [name, minified]),
    [
      ['b', 14],
      ['bundler', 11],
      ['src/kit/ui', 10],
    ],
  );
});

test('small parts share one row of the table', () => {
  const part = (name: string, minified: number) => ({ name, minified, brotli: minified / 10 });
  const table = partTable([
    {
      name: 'app',
      minified: 9300,
      brotli: 930,
      parts: [part('react', 9000), part('a', 200), part('b', 100)],
    },
  ]);
  assert.deepEqual(table.split('\n').slice(2), [
    '| **app** | | **9.3** | **0.9** |',
    '| | react | 9.0 | 0.9 |',
    '| | the rest | 0.3 | 0.0 |',
  ]);
});
