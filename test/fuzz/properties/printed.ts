/** What a server prints, as a browser parses it within a page. */
import assert from 'node:assert/strict';
import fc, { type Arbitrary } from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import {
  type FirstScreenOptions,
  type PrintedAttributes,
  printTag,
} from '../../../elements/internal/print-tag.ts';
import { mostly, text } from '../arbitraries.ts';
import { assertHarmless, consumerData } from '../first-screens.ts';
import { type Property, property } from '../property.ts';
import { config, strings, theme } from '../settings-arbitraries.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => 'tagName' in node;

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

const contentOf = (node: Node): readonly Node[] =>
  'content' in node ? childrenOf(node.content) : childrenOf(node);

const within = (node: Node): readonly Element[] =>
  contentOf(node).flatMap((child) => [...(isElement(child) ? [child] : []), ...within(child)]);

const attributesOf = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

const tag = () =>
  fc.record(
    {
      products: fc.constantFrom('otp', 'oauth passwords', 'emailMagicLinks'),
      config: config(),
      theme: theme(),
      strings: strings(),
      locale: mostly(fc.constantFrom('de', 'ar')),
      id: text(),
      'data-note': text(),
      'logo-image-url': text(),
      'success-url': text(),
    },
    { requiredKeys: ['products'] },
  );

const styling = () =>
  fc.record(
    { locale: text(), nonce: text(), styles: fc.record({ href: text() }) },
    { requiredKeys: [] },
  ) as Arbitrary<FirstScreenOptions>;

const print = (attributes: object, options: FirstScreenOptions): string =>
  printTag(consumerData, 'auth-widget', attributes as PrintedAttributes, options);

export const printed: readonly Property[] = [
  property(
    'a printed tag is one element wherever it is, and runs nothing',
    [tag(), styling()],
    (attributes, how) => {
      const html = print(attributes, how);
      const page = parse(
        `<!doctype html><body><form id="page"><b>${html}</b><input name="after"></form><p id="end"></p></body>`,
      );
      const all = within(page);
      const [widget] = all.filter(({ tagName }) => tagName === 'auth-widget');
      const [end] = all.filter((element) => attributesOf(element)['id'] === 'end' && element.tagName === 'p');
      assert.ok(widget);
      assert.equal(end?.parentNode && 'tagName' in end.parentNode && end.parentNode.tagName, 'body');
      const form = all.find(({ tagName }) => tagName === 'form');
      assert.ok(form && childrenOf(form).some((node) => isElement(node) && node.tagName === 'input'));
      for (const element of within(widget)) {
        if (/^(template|style|link)$/.test(element.tagName)) continue;
        assertHarmless(element.tagName, attributesOf(element));
      }
    },
  ),
  property('what is no attribute of a tag is refused', [text(), text()], (name, value) => {
    try {
      print({ [name]: value }, {});
      assert.match(name, /^[a-z][\w-]*$/);
      assert.doesNotMatch(name, /^on|^style$/);
    } catch (error) {
      assert.match(String(error), /^Error: auth-widget: /);
    }
  }),
];
