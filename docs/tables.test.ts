import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vscodeCssData, vscodeHtmlData, webTypes } from './editors.ts';
import type { ElementDeclaration } from './manifest.ts';
import { attributeTables, memberTables, ownTable, replaceGenerated } from './tables.ts';

const shared = {
  name: 'color-scheme',
  type: { text: '"light"|"dark"' },
  default: 'light',
  description: 'Colors.',
};
const elements: ElementDeclaration[] = [
  { name: 'A', tagName: 'a-a', attributes: [shared, { name: 'products', description: 'One\nof  two.' }] },
  { name: 'B', tagName: 'b-b', attributes: [shared] },
];

test('what all elements share is listed once, with pipes escaped', () => {
  const tables = attributeTables(elements);
  assert.equal(tables.split('color-scheme').length, 2);
  assert.match(tables, /\*\*`<a-a>` and `<b-b>`\*\*\n\n\| Attribute/);
  assert.ok(tables.includes('| `color-scheme` | `"light"\\|"dark"` | `light` | Colors. |'));
  assert.ok(tables.includes('**`<a-a>`**'));
  assert.ok(tables.includes('| `products` |  |  | One of  two. |'));
  assert.ok(!tables.includes('**`<b-b>`**'));
});

test('replaces only the text between the markers, any number of times', () => {
  const document = 'before <!-- generated:x -->old<!-- /generated:x --> after';
  const once = replaceGenerated(document, 'x', 'new');
  assert.equal(once, 'before <!-- generated:x -->\n\nnew\n\n<!-- /generated:x --> after');
  assert.equal(replaceGenerated(once, 'x', 'new'), once);
  assert.throws(
    () => replaceGenerated(document, 'y', 'new'),
    /<!-- generated:y --> … <!-- \/generated:y --> is missing/,
  );
});

test('members are listed with their kind, without static ones', () => {
  const members = [
    { kind: 'field', name: 'tag', static: true },
    { kind: 'field', name: 'screen', type: { text: 'string' }, readonly: true, description: 'Where.' },
    { kind: 'method', name: 'go', parameters: [{ name: 'to' }, { name: 'from' }], description: 'Goes.' },
  ] as const;
  const table = memberTables([{ name: 'A', tagName: 'a-a', members }]);
  assert.ok(table.includes('| `screen` | `string`, read-only | Where. |'));
  assert.ok(table.includes('| `go(to, from)` | method | Goes. |'));
  assert.ok(!table.includes('tag'));
});

test('VS Code offers the literals of an attribute', () => {
  const { tags } = JSON.parse(vscodeHtmlData(elements)) as {
    tags: { attributes: { name: string; values?: { name: string }[] }[] }[];
  };
  assert.deepEqual(tags[0]?.attributes[0]?.values, [{ name: 'light' }, { name: 'dark' }]);
  assert.equal(tags[0]?.attributes[1]?.values, undefined);
});

test('VS Code offers the custom properties and parts, once for all elements', () => {
  const styled = {
    cssProperties: [
      { name: '--a-color', description: 'Of the text.', default: '#000' },
      { name: '--a-width', description: 'At most.' },
    ],
    cssParts: [{ name: 'button', description: 'Every button.' }],
  };
  assert.deepEqual(JSON.parse(vscodeCssData(elements.map((element) => ({ ...element, ...styled })))), {
    version: 1.1,
    properties: [
      { name: '--a-color', description: 'Of the text. Default: #000' },
      { name: '--a-width', description: 'At most.' },
    ],
    pseudoElements: [{ name: '::part(button)', description: 'Every button.' }],
  });
});

test('web-types list the property of each attribute and those without an attribute', () => {
  const element: ElementDeclaration = {
    name: 'C',
    tagName: 'c-c',
    attributes: [{ name: 'public-token' }, { name: 'theme', type: { text: 'json' } }],
    members: [
      { kind: 'field', name: 'client', type: { text: 'object' } },
      { kind: 'field', name: 'screen', type: { text: 'string' }, readonly: true },
      { kind: 'method', name: 'reset' },
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
    { name: 'screen', type: 'string', 'read-only': true },
  ]);
});

test('an element lists what the widgets lack or say otherwise, and only names the rest', () => {
  const own = { name: 'size', description: 'Its own.' };
  const ownOf = (...attributes: NonNullable<ElementDeclaration['attributes']>): string =>
    ownTable({ name: 'B', tagName: 'b-b', attributes }, elements, 'attributes', {
      render: attributeTables,
      anchor: 'attributes',
    });
  const rest = 'As [on `<auth-widget>`](reference.md#attributes): `color-scheme`.';
  assert.equal(ownOf(shared), rest);
  assert.equal(
    ownOf(own, shared),
    `${attributeTables([{ name: 'B', tagName: 'b-b', attributes: [own] }])}\n\n${rest}`,
  );
  for (const other of [{ description: 'Colors of the button.' }, { default: 'dark' }])
    assert.ok(ownOf({ ...shared, ...other }).includes('| `color-scheme` |'));
});

test('an attribute names the options that it sets, unless they have its name', () => {
  const element: ElementDeclaration = {
    name: 'A',
    tagName: 'a-a',
    attributes: [
      { name: 'login-url', description: 'Where to.' },
      { name: 'look-at', description: 'What.' },
    ],
  };
  const tables = attributeTables(
    [element],
    [
      { attribute: 'login-url', paths: ['config.a.loginURL', 'config.b.loginURL'] },
      { attribute: 'look-at', paths: ['config.lookAt'] },
    ],
  );
  assert.ok(tables.includes('| Where to. Options: `a.loginURL`, `b.loginURL`. |'));
  assert.ok(tables.includes('| What. |'));
});
