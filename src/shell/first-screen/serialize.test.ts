import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Tree } from '../../kit/lib/draw.ts';
import { serialize } from './serialize.ts';

const cases: readonly (readonly [name: string, Tree, html: string])[] = [
  ['text', '<b> & "c"', '&lt;b&gt; &amp; &quot;c&quot;'],
  ['an attribute', ['a', { title: '"><b>&amp;' }], '<a title="&quot;&gt;&lt;b&gt;&amp;amp;"></a>'],
  ['an empty attribute', ['form', { noValidate: '' }], '<form noValidate></form>'],
  ['an element without an end tag', ['div', {}, ['input', { name: 'a' }]], '<div><input name="a"></div>'],
  ['neighboring texts', ['p', {}, 'a', 'b', ['b', {}], 'c'], '<p>a<!-- -->b<b></b>c</p>'],
  ['styles', ['style', {}, 'a>b{content:"&"}'], '<style>a>b{content:"&"}</style>'],
];

for (const [name, tree, html] of cases) {
  test(`writes ${name}`, () => assert.equal(serialize(tree), html));
}
