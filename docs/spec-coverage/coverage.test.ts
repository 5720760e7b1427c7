import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionNumber, faultsIn, mismatches, readDecisions, readSpecification, rows } from './coverage.ts';
import { decision, type Rows, scope, testsOf } from './evidence.ts';
import { specSections } from './sentences.ts';
import { testTitles } from './test-titles.ts';

test('every sentence of the specification has a row, in its order', () => {
  assert.deepEqual(mismatches(readSpecification()), []);
});

test('every test and every decision of the table exists', () => {
  assert.deepEqual(faultsIn(readDecisions()), []);
});

const specification = `# Title

> A note. Of ours.

It does "a." It does b.

## Calls
Intro. With 'A quote.' More:
- first item
  goes on
- **Label**
  - second item. Third.

| Call | Answer |
|---|---|
| one | two |
`;

test('a specification is taken apart by sentences, items and rows', () => {
  assert.deepEqual(specSections(specification), [
    { heading: 'Title', level: 1, sentences: ['It does "a." It does b.'] },
    {
      heading: 'Calls',
      level: 2,
      sentences: [
        'Intro.',
        "With 'A quote.'",
        'More:',
        'first item goes on',
        'second item.',
        'Third.',
        'one | two',
      ],
    },
  ]);
});

test('a sentence without its row is named, and so is a row without its sentence', () => {
  const given: Rows = { Title: [['It does', [scope]]], Nowhere: [] };
  assert.deepEqual(mismatches('# Title\n\nIt does a. It is b.', given), [
    'The specification has no section "Nowhere".',
    '"It is b." should have row 2 of "Title".',
  ]);
  assert.deepEqual(mismatches('# Title\n\nNothing.', { Title: [['It', [scope]]] }), [
    '"Nothing." should have row 1 of "Title".',
  ]);
  assert.deepEqual(
    mismatches('# Title\n\nIt does a.', { Title: [...(given['Title'] ?? []), ['No', [scope]]] }),
    ['"Title" has no sentence "No".'],
  );
});

test('tests, rows of tests and decisions that do not exist are named', () => {
  const here = testsOf('docs/spec-coverage/coverage.test.ts');
  // In one piece, this file would contain it.
  const missing = ['no such', 'row'].join(' ');
  const faults = faultsIn('1. **One.** Why.\n2. **Two.** Why.', {
    Title: [
      [
        'It',
        {
          a: [here('a specification is taken apart by sentences, items and rows', 'second item')],
          b: [here('no such test'), testsOf('no/such.test.ts')('x')],
          c: [here('a specification is taken apart by sentences, items and rows', missing)],
          d: [decision('One.'), decision('Three.')],
        },
      ],
    ],
  });
  assert.deepEqual(faults, [
    'docs/spec-coverage/coverage.test.ts has no test "no such test".',
    'no/such.test.ts does not exist.',
    `The test "a specification is taken apart by sentences, items and rows" of docs/spec-coverage/coverage.test.ts has no row "${missing}".`,
    '0 decisions begin with "Three.".',
  ]);
  assert.throws(
    () =>
      decisionNumber(
        '',
        new Map([
          [1, 'a'],
          [2, 'b'],
        ]),
      ),
    /2 decisions begin/,
  );
});

test('titles are read with their groups, and with … for what a template fills in', () => {
  const source = `
    describe('group', () => { it('one', () => {}); it(\`\${a} two \${b}.\`, () => {}); });
    test.describe(\`of \${c}\`, () => { test('three', async () => {}); });
    test.skip('four', () => {});
    test(name, () => {});`;
  assert.deepEqual(testTitles(source), ['group › one', 'group › … two ….', 'of … › three']);
});

test('most rules are shown by tests', () => {
  const kinds = Object.values(rows)
    .flat()
    .flatMap(([, coverage]) => Object.values(coverage).flat())
    .map(({ kind }) => kind);
  assert.ok(kinds.filter((kind) => kind === 'test').length > 200);
});
