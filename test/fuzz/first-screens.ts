/** The first screens as the build renders them, and what every one of them has to be. */
import assert from 'node:assert/strict';
import type * as renderer from '../../build/first-screen/render.tsx';
import type { Branch, Tree } from '../../src/kit/lib/draw.ts';

const bundle = (await import(
  new URL('../../build/first-screen/render-bundle.mjs', import.meta.url).href
)) as { importRenderer: (name: string) => Promise<typeof renderer> };

export const consumer = await bundle.importRenderer('fuzz');
export const consumerData = { ...(await consumer.renderFirstScreen()), rules: consumer.addedRules() };

export const business = await bundle.importRenderer('business-fuzz');
export const businessData = business.renderBusinessFirstScreen();

const branches = (tree: Tree): readonly Branch[] =>
  typeof tree === 'string' ? [] : [tree, ...tree.slice(2).flatMap((child) => branches(child as Tree))];

const words = (tree: Tree): string =>
  typeof tree === 'string'
    ? tree
    : tree
        .slice(2)
        .map((child) => words(child as Tree))
        .join('');

const TAGS =
  /^(a|b|button|circle|defs|div|ellipse|form|g|h2|hr|img|input|label|li|linearGradient|meter|ol|p|option|path|radialGradient|rect|select|slot|span|stop|strong|svg|title|ul)$/;
const URLS = /^(href|src|action|formaction|xlink:href|poster|data)$/;

/** Fails for markup that could run something or load something else than an image. */
export function assertHarmless(tag: string, attributes: Readonly<Record<string, string>>): void {
  assert.match(tag, TAGS);
  for (const [name, value] of Object.entries(attributes)) {
    assert.doesNotMatch(name, /^on|^srcdoc$/);
    if (URLS.test(name))
      assert.match(new URL(value, 'https://shop.example').href, /^(https?:|mailto:|data:image\/)/i);
    if (name === 'style') {
      assert.doesNotMatch(value, /url\s*\(|image-set\s*\(|[{}\\]/i);
      // Each property has a name of ours; a value cannot end its declaration.
      for (const declaration of value.split(';').filter(Boolean)) assert.match(declaration, /^\s*--_[\w-]+:/);
    }
  }
}

/** @param mayWait whether it may show that it is on its way, without a control */
export function assertUsable(screen: Tree, mayWait = false): void {
  const all = branches(screen);
  for (const [tag, attributes] of all) assertHarmless(tag, attributes);
  const isUsable = all.some(([tag]) => tag === 'button' || tag === 'input');
  assert.ok(isUsable || mayWait || words(screen).trim() !== '', 'a blank');
}
