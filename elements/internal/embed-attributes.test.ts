import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { elementsOf, fromRoot } from '../../docs/manifest.ts';
import { EMBED_ATTRIBUTES } from './embed-attributes.ts';

test('embed.js knows every attribute of the elements and five of HTML', () => {
  // Another test holds the manifest against what the classes observe.
  const documented = elementsOf(readFileSync(fromRoot('custom-elements.json'), 'utf8'));
  const own = new Set(documented.flatMap(({ attributes = [] }) => attributes.map(({ name }) => name)));
  assert.deepEqual(EMBED_ATTRIBUTES.toSorted(), [...own, 'id', 'class', 'lang', 'dir', 'slot'].toSorted());
});
