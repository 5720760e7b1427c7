/** The labels of fields and the names of buttons, by which tests of pages find them, are unique in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { businessCases } from '../../examples/gallery/business-cases.ts';
import { type BaseCase, type Case, cases } from '../../examples/gallery/cases.ts';
import { EMPTY_DRAFT } from '../../src/consumer/flow/screens.ts';
import { TRANSLATIONS } from '../../src/kit/i18n/languages.ts';
import type { Branch, Tree } from '../../src/kit/lib/draw.ts';
import { baseSettings } from './base-settings.ts';
import type * as renderer from './render.tsx';

const { importRenderer } = (await import(new URL('render-bundle.mjs', import.meta.url).href)) as {
  importRenderer: (name: string) => Promise<typeof renderer>;
};
const { renderBusinessState, renderState } = await importRenderer('labels-test');
// A question whose account it is looks, while it is drawn, at the window it is in.
Object.assign(globalThis, { window: globalThis, parent: globalThis });

/** True if a case differs from others in more than its looks and what its visitor has done. */
const hasOwnContent = ({ dark, texts, typed, submitted, refuses }: BaseCase): boolean =>
  !(dark ?? texts ?? typed ?? submitted ?? refuses);

const textOf = (tree: Tree | undefined): string => {
  if (tree === undefined || typeof tree === 'string') return tree ?? '';
  const [, , ...children] = tree;
  return children.map(textOf).join('');
};

function elementsIn(tree: Tree): readonly Branch[] {
  if (typeof tree === 'string') return [];
  const [, , ...children] = tree;
  return [tree, ...children.flatMap(elementsIn)];
}

/** The labels by which Playwright and Testing Library find an element; they do not look at its content or title. */
function labelsOf([, attributes]: Branch, elements: readonly Branch[]): readonly string[] {
  const { id, 'aria-label': label, 'aria-labelledby': ids } = attributes;
  const byId = (wanted: string) => elements.find(([, { id: found }]) => found === wanted);
  if (ids !== undefined) return ids.split(' ').map((wanted) => textOf(byId(wanted)));
  if (label !== undefined) return [label];
  return elements.filter(([tag, { for: target }]) => tag === 'label' && target === id).map(textOf);
}

/** For each field, the labels on its screen that contain its own. */
function foundByLabels(
  elements: readonly Branch[],
): readonly (readonly [label: string, found: readonly string[]])[] {
  const labels = elements.flatMap((element) => labelsOf(element, elements));
  return elements
    .filter(([tag]) => tag === 'input')
    .map((field) => {
      const [label = ''] = labelsOf(field, elements);
      return [label, labels.filter((other) => other.toLowerCase().includes(label.toLowerCase()))];
    });
}

/** The names that several buttons of a screen have. */
function sharedNames(elements: readonly Branch[]): readonly string[] {
  const names = elements
    .filter(([tag]) => tag === 'button')
    .map((button) => button[1]['aria-label'] ?? textOf(button));
  return names.filter((name, index) => names.indexOf(name) !== index);
}

const emailTab: Case = {
  name: 'main, the tab for email',
  state: { screen: 'Main', draft: { ...EMPTY_DRAFT, tab: 'email' } },
  config: { products: ['otp'], otpOptions: { methods: ['sms', 'email'] } },
};

for (const locale of ['en', ...TRANSLATIONS] as const) {
  test(`the label of a field finds nothing else, and no two buttons are named alike: ${locale}`, async () => {
    const settings = { ...baseSettings, locale };
    const consumer = { ...settings, lookupUser: undefined, form: 'login' } as const;
    const trees = [
      ...[...cases, emailTab]
        .filter(hasOwnContent)
        .map(({ state, config = {} }) => renderState({ ...consumer, config }, state)),
      ...businessCases
        .filter(hasOwnContent)
        .map(({ state, config = {} }) => renderBusinessState({ ...settings, config }, state)),
    ];
    const screens = (await Promise.all(trees)).map(elementsIn);
    const found = screens.flatMap(foundByLabels);
    assert.ok(found.length > 30);
    assert.deepEqual(
      found.filter(([label, labels]) => label === '' || labels.length !== 1),
      [],
    );
    assert.deepEqual(screens.flatMap(sharedNames), []);
  });
}
