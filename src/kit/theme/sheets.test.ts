import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addGlobalStyles, addRule, adoptStyles, asImportant } from './sheets.ts';

class Sheet {
  #text = '';
  readonly cssRules: string[] = [];

  get text(): string {
    return [this.#text, ...this.cssRules].join('\n');
  }

  replaceSync(text: string): void {
    this.#text = text;
  }

  insertRule(rule: string, index: number): void {
    this.cssRules.splice(index, 0, rule);
  }
}

interface Adopting {
  adoptedStyleSheets: readonly Sheet[];
}

/** A document, which can adopt sheets itself, with roots in it. */
function documentOf(roots: number) {
  const document: Adopting = Object.assign(
    { adoptedStyleSheets: [] },
    { defaultView: { CSSStyleSheet: Sheet } },
  );
  const rootIn = (): Adopting => Object.assign({ adoptedStyleSheets: [] }, { ownerDocument: document });
  return { document, roots: Array.from({ length: roots }, rootIn) };
}

const adopt = (root: Adopting, isExposed?: boolean): (() => void) =>
  adoptStyles(root as unknown as ShadowRoot, isExposed);
const textOf = (root: Adopting): string => root.adoptedStyleSheets.map(({ text }) => text).join('\n');

test('widgets in a root share its sheets, and the last one to leave removes them', () => {
  const own = new Sheet();
  const { document } = documentOf(0);
  document.adoptedStyleSheets = [own];
  const [first, second] = [adopt(document), adopt(document)];
  assert.equal(document.adoptedStyleSheets.length, 3);
  first();
  first();
  assert.equal(document.adoptedStyleSheets.length, 3);
  second();
  assert.deepEqual(document.adoptedStyleSheets, [own]);
});

test('the roots of a document share its sheets', () => {
  const {
    roots: [first, second],
  } = documentOf(2);
  assert.ok(first && second);
  const leave = adopt(first);
  adopt(second);
  assert.deepEqual(first.adoptedStyleSheets, second.adoptedStyleSheets);
  leave();
  assert.equal(first.adoptedStyleSheets.length, 0);
  addRule('.after{top:0}');
  assert.match(textOf(second), /\.after\{top:0\}/);
});

test('a root that has lost its sheets gets them again', () => {
  const { document } = documentOf(0);
  adopt(document);
  document.adoptedStyleSheets = [];
  adopt(document);
  assert.equal(document.adoptedStyleSheets.length, 2);
});

test('a document without a window needs none', () => {
  const document: Adopting = Object.assign({ adoptedStyleSheets: [] }, { defaultView: null });
  adopt(document)();
  assert.equal(document.adoptedStyleSheets.length, 0);
});

test('what is added later reaches widgets that are there and those that come', () => {
  const { document: before } = documentOf(0);
  const leave = adopt(before);
  addGlobalStyles('.toast{left:0}');
  addRule('.late{right:0}');
  const { document: after } = documentOf(0);
  adopt(after);
  for (const document of [before, after]) {
    assert.match(textOf(document), /\.toast\{left:0\}/);
    assert.match(textOf(document), /\.late\{right:0\}/);
  }
  const [, left] = before.adoptedStyleSheets;
  leave();
  addRule('.later{bottom:0}');
  assert.match(textOf(after), /later/);
  assert.doesNotMatch(left?.text ?? 'later', /later/);
});

test('rules are added in their order, and a library’s once', () => {
  const { document } = documentOf(0);
  adopt(document);
  addRule('.one{top:1px}');
  addRule('.two{top:2px}');
  addGlobalStyles('.once{top:3px}');
  addGlobalStyles('.once{top:3px}');
  assert.match(textOf(document), /\.one\{top:1px\}\n\.two\{top:2px\}/);
  assert.equal(textOf(document).split('.once').length, 2);
});

test('where the page’s rules apply, all of them are there once more as important ones', () => {
  const { document } = documentOf(0);
  adopt(document, true);
  adopt(document, true);
  assert.equal(document.adoptedStyleSheets.length, 3);
  addRule('.own{margin-top:4px}');
  addGlobalStyles('.theirs{margin-top:5px}');
  for (const rule of [/\.own\{margin-top:4px ?!important/, /\.theirs\{margin-top:5px ?!important/])
    assert.match(textOf(document), rule);
});

test('a browser that does not know the selector of a rule gets the others', () => {
  const { document } = documentOf(0);
  adopt(document);
  const [, own] = document.adoptedStyleSheets;
  assert.ok(own);
  own.insertRule = () => {
    throw new SyntaxError('no such selector');
  };
  assert.doesNotThrow(() => addRule('::unknown{top:0}'));
});

const rules: readonly (readonly [rule: string, important: string])[] = [
  ['.a{color:red;}', '.a{color:red!important;}'],
  ['.a{all:unset;margin:0 1px}', '.a{all:unset!important;margin:0 1px!important}'],
  ['.a:hover,.a::before{content:"";}', '.a:hover,.a::before{content:""!important;}'],
  ['.a{--_b:1;width:var(--_b);}', '.a{--_b:1;width:var(--_b)!important;}'],
  ['@media (min-width:1px){.a:focus{color:red;}}', '@media (min-width:1px){.a:focus{color:red!important;}}'],
  ['.a{-webkit-appearance:none}', '.a{-webkit-appearance:none!important}'],
  ['.a{color:red!important}', '.a{color:red!important}'],
  ['@keyframes b{from{opacity:0;}to{opacity:1;}}.a{color:red}', '.a{color:red!important}'],
];

for (const [rule, important] of rules) {
  test(`makes ${rule} important`, () => assert.equal(asImportant(rule), `@layer auth-widget{${important}}`));
}

test('leaves out what is animated', () => {
  const important = asImportant('.a{transform:none;color:red;opacity:0}', /^(?:transform|opacity)$/);
  assert.equal(important, '@layer auth-widget{.a{transform:none;color:red!important;opacity:0}}');
});
