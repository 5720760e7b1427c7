import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownAttributes } from './unknown-attributes.ts';

class Custom {
  static readonly observedAttributes = ['public-token', 'products', 'no-shadow', 'sign-in-url'];
  readonly publicToken = 'public-token-test';
  readonly lookupUser = undefined;
  readonly #names: readonly string[];

  constructor(...names: string[]) {
    this.#names = names;
  }

  getAttributeNames(): readonly string[] {
    return this.#names;
  }
}

const warningsFor = (...names: string[]) => unknownAttributes(new Custom(...names) as unknown as Element);

for (const [name, meant] of [
  ['product', 'products'],
  ['prodcts', 'products'],
  ['publictoken', 'public-token'],
  ['no-shadow-root', 'no-shadow'],
  ['sign-in', 'sign-in-url'],
  ['one-tap', undefined],
  ['onauth-success', undefined],
  ['href', undefined],
] as const) {
  test(`warns about the attribute ${name}`, () => {
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    assert.deepEqual(warningsFor(name), [`${name} is not a known attribute and is ignored.${hint}`]);
  });
}

test('does not warn about a property that a framework has printed', () => {
  assert.deepEqual(warningsFor('lookupuser'), []);
});

test('does not warn about the attributes of the element, of HTML and of frameworks', () => {
  const ofElement = ['public-token', 'no-shadow'];
  const ofHtml = [
    'id',
    'class',
    'style',
    'slot',
    'part',
    'lang',
    'nonce',
    'itemprop',
    'role',
    'aria-label',
    'onclick',
  ];
  const ofFrameworks = [
    'data-v-7ba5bd90',
    'data-reactroot',
    '_ngcontent-abc-c1',
    'ng-version',
    'v-cloak',
    '@click',
    ':theme',
    'x-data',
    'hx-get',
    'q:id',
    'bis_skin_checked',
  ];
  assert.deepEqual(warningsFor(...ofElement, ...ofHtml, ...ofFrameworks), []);
});
