import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declarations } from './declarations.ts';

const source = `/** The file. */

export const NAMES = ['a'] as const;
export type Name = (typeof NAMES)[number];

/**
 * Both.
 */
export interface Pair extends Other {
  /** Minutes. */
  one?: { two: number };
}

export type Long =
  | 'a'
  | 'b';
export interface PairOfPairs {
  c: Pair;
}
`;

const cases: readonly (readonly [names: string[], printed: string])[] = [
  [['Name', 'NAMES'], "export type Name = (typeof NAMES)[number];\n\nexport const NAMES = ['a'] as const;"],
  [
    ['Pair'],
    '/**\n * Both.\n */\nexport interface Pair extends Other {\n  /** Minutes. */\n  one?: { two: number };\n}',
  ],
  [['Long'], "export type Long =\n  | 'a'\n  | 'b';"],
];

for (const [names, printed] of cases) {
  test(`copies ${names.join(' and ')}`, () => {
    assert.equal(declarations(source, names), `\`\`\`ts\n${printed}\n\`\`\``);
  });
}

test('a missing declaration is an error that names it', () => {
  assert.throws(() => declarations(source, ['Pai']), /Pai/);
});
