import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vscodeCssData, vscodeHtmlData, webTypes } from './editors.ts';
import type { ElementDeclaration } from './manifest.ts';
import { attributeTables, replaceGenerated } from './tables.ts';

const shared = {
  name: 'color-scheme',
  type: { text: '"light"|"dark"' },
  default: 'light',
  description: 'Colours.',
};
const elements: ElementDeclaration[] = [
  { name: 'A', tagName: 'a-a', attributes: [shared, { name: 'products', description: 'One\nof  two.' }] },
  { name: 'B', tagName: 'b-b', attributes: [shared] },
];

test('what all elements share stands once, with pipes escaped', () => {
  const tables = attributeTables(elements);
  assert.equal(tables.split('color-scheme').length, 2);
  assert.match(tables, /\*\*Both elements\*\*\n\n\| Attribute/);
  assert.ok(tables.includes('| `color-scheme` | `"light"\\|"dark"` | `light` | Colours. |'));
  assert.ok(tables.includes('**`<a-a>`**'));
  assert.ok(tables.includes('| `products` |  |  | One of  two. |'));
  assert.ok(!tables.includes('**`<b-b>`**'));
});

test('only the text between the markers is replaced, and twice is as good as once', () => {
  const document = 'before <!-- generated:x -->old<!-- /generated:x --> after';
  const once = replaceGenerated(document, 'x', 'new');
  assert.equal(once, 'before <!-- generated:x -->\n\nnew\n\n<!-- /generated:x --> after');
  assert.equal(replaceGenerated(once, 'x', 'new'), once);
  assert.throws(() => replaceGenerated(document, 'y', 'new'), /no <!-- generated:y -->/);
});

test('editors are offered the literals of a type', () => {
  const { tags } = JSON.parse(vscodeHtmlData(elements)) as {
    tags: { attributes: { name: string; values?: { name: string }[] }[] }[];
  };
  assert.deepEqual(tags[0]?.attributes[0]?.values, [{ name: 'light' }, { name: 'dark' }]);
  assert.equal(tags[0]?.attributes[1]?.values, undefined);
});

test('editors are offered the custom properties and the parts, once for all elements', () => {
  const styled = {
    cssProperties: [
      { name: '--a-colour', description: 'Of the text.', default: '#000' },
      { name: '--a-width', description: 'At most.' },
    ],
    cssParts: [{ name: 'button', description: 'Every button.' }],
  };
  assert.deepEqual(JSON.parse(vscodeCssData(elements.map((element) => ({ ...element, ...styled })))), {
    version: 1.1,
    properties: [
      { name: '--a-colour', description: 'Of the text. Default: #000' },
      { name: '--a-width', description: 'At most.' },
    ],
    pseudoElements: [{ name: '::part(button)', description: 'Every button.' }],
  });
});

test('editors are offered the property of each attribute, and those without one', () => {
  const element: ElementDeclaration = {
    name: 'C',
    tagName: 'c-c',
    attributes: [{ name: 'public-token' }, { name: 'theme', type: { text: 'json' } }],
    members: [
      { kind: 'field', name: 'client', type: { text: 'object' } },
      { kind: 'field', name: 'tag', static: true },
    ],
  };
  const { contributions } = JSON.parse(webTypes([element])) as {
    contributions: { html: { elements: { js: { properties: { name: string; type?: string }[] } }[] } };
  };
  assert.deepEqual(contributions.html.elements[0]?.js.properties, [
    { name: 'publicToken' },
    { name: 'theme', type: 'object' },
    { name: 'client', type: 'object' },
  ]);
});
