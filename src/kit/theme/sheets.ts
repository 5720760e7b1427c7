/**
 * The widget's style sheets, which every root that it renders in adopts. Writes nothing into the page's head, which a
 * strict CSP refuses. Part of the entry chunk, because the first screen is drawn with them.
 */
import { firstScreenRules } from './first-screen-rules.ts';

/** The sheets of one document: a constructed sheet can only be adopted in the document that it was made for. */
interface Sheets {
  readonly global: CSSStyleSheet;
  readonly own: CSSStyleSheet;
  /** For widgets without a shadow root: what undoes the page's rules, and both sheets once more, as important rules. */
  exposed?: CSSStyleSheet;
  /** How many widgets each root of the document holds. */
  readonly holders: Map<Document | ShadowRoot, number>;
}

/** Only documents that hold a widget. */
const documents = new Map<Document, Sheets>();
const globalTexts: string[] = [];

/** Starts every rule for the widget's nodes, so that all are equally specific. */
const container = '[part=container][class^=auth-widget][class]';

/**
 * Undo the browser's own styles of every element that the widget uses; inherited properties come from the container. Here rather than
 * in each class, and with `all` for few elements: browsers expand it to some 300 declarations, for each rule and each element.
 */
const resettingRules: readonly string[] = [
  `${container} :where(a,button,img,input,select,summary,[popover]){all:unset}`,
  // Sonner's list, an `ol`, has rules of its own.
  `${container} :where(code,details,h2,label,p,ul,ul>li){margin:0;padding:0;font-size:inherit;font-weight:inherit;list-style:none;cursor:inherit}`,
  `${container} *{box-sizing:border-box;unicode-bidi:isolate}`,
];

const baseRules: readonly string[] = [
  ...resettingRules,
  // Custom elements are inline by default. A `:host` rule changes that, yet any rule of the page still overrides it.
  ':host{display:block;text-indent:0}',
  ':host([hidden]){display:none}',
  // A button that was pressed before React was there to make it busy (src/shell/first-screen/show.ts).
  `${container} [data-pressed]>span{opacity:0}`,
  `${container} [data-pressed][part~=button]::after{content:"";position:absolute;inset:0;margin:auto;width:16px;height:16px;border:2px solid;border-inline-end-color:transparent;border-radius:50%;animation:auth-widget-turn .8s linear infinite}`,
  '@keyframes auth-widget-turn{to{transform:rotate(1turn)}}',
];

/**
 * For widgets without a shadow root: these undo the page's styles for everything inside the container. They are as specific as the
 * widget's own rules, which come after them and so win. SVG shapes are left alone because any rule would override their presentation
 * attributes, and sonner because its styles are in another sheet. A shadow root does without: there, they would only have the browser
 * compute two pseudo-elements for each element.
 */
const isolatingRules =
  `${container} :where(:not(svg *,[data-sonner-toaster],[data-sonner-toast])){all:revert}` +
  `${container} :where(svg *){color:inherit}` +
  `${container}::after,${container} ::before,${container} ::after{content:none}`;

/** In their order: the base, the first screen's, and what emotion adds. */
const rules: string[] = [...baseRules, ...firstScreenRules];

/**
 * A style sheet for a first screen that a server prints.
 * @param added rules of its components
 */
export const firstScreenStyles = (added: readonly string[]): string => [...baseRules, ...added].join('');

/** The rules of the components that were rendered so far. */
export const addedRules = (): readonly string[] => rules.slice(baseRules.length);

/** The properties that sonner animates, or sets in its toasts' `style`. */
const ANIMATED = /^(?:animation|height|opacity|transform|transition)/;

const exposedText = (): string =>
  [
    isolatingRules,
    ...globalTexts.map((text) => asImportant(text, ANIMATED)),
    // An important `all` would stop an animation.
    asImportant(isolatingRules.replace(':not(svg *,', ':not([data-animated],svg *,')),
    ...rules.map((rule) => asImportant(rule)),
  ].join('\n');

/**
 * Adds the widget's style sheets to a root. Widgets in the same root share them; the last one to leave removes them.
 * @param isExposed whether the widget has no shadow root of its own, so that the page's rules apply to it
 * @returns a function that releases the root; calling it again does nothing
 */
export function adoptStyles(root: Document | ShadowRoot, isExposed = false): () => void {
  const document = root.ownerDocument ?? root;
  const view = document.defaultView;
  // A document without a window is never shown.
  if (!view) return () => undefined;
  const sheets = documents.get(document) ?? makeSheets(view);
  documents.set(document, sheets);
  const { holders } = sheets;
  const adopted = [sheets.global, sheets.own];
  if (isExposed) {
    sheets.exposed ??= makeSheet(view, exposedText());
    adopted.unshift(sheets.exposed);
  }
  // Moving a root to another document drops its sheets, so the number of holders says nothing about them.
  const missing = adopted.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
  holders.set(root, (holders.get(root) ?? 0) + 1);

  let released = false;
  return () => {
    if (released) return;
    released = true;
    const remaining = (holders.get(root) ?? 1) - 1;
    if (remaining > 0) {
      holders.set(root, remaining);
      return;
    }
    holders.delete(root);
    if (holders.size === 0) documents.delete(document);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !adopted.includes(sheet));
  };
}

/** Adds a library's CSS, without `@import`, to every root that the widget renders in. Adding it again does nothing. */
export function addGlobalStyles(text: string): void {
  if (globalTexts.includes(text)) return;
  globalTexts.push(text);
  for (const { global, exposed } of documents.values()) {
    global.replaceSync(globalTexts.join('\n'));
    exposed?.replaceSync(exposedText());
  }
}

function makeSheet(view: Window & typeof globalThis, text: string): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function makeSheets(view: Window & typeof globalThis): Sheets {
  const global = makeSheet(view, globalTexts.join('\n'));
  return { global, own: makeSheet(view, rules.join('\n')), holders: new Map() };
}

function insert(sheet: CSSStyleSheet | undefined, rule: string): void {
  try {
    sheet?.insertRule(rule, sheet.cssRules.length);
  } catch {
    // This browser does not know the selector; the other rules still apply.
  }
}

/** Adds a rule to every root that the widget renders in, now and later. */
export function addRule(rule: string): void {
  if (rules.includes(rule)) return;
  rules.push(rule);
  for (const { own, exposed } of documents.values()) {
    insert(own, rule);
    insert(exposed, asImportant(rule));
  }
}

const declaration = /([{;])(?!--)([a-z-]+)(:[^;{}]*?)(?:!important)?(?=[;}])/g;
const keyframes = /@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g;

/**
 * Makes every declaration of some rules important, except those of custom properties, which a `style` attribute has to
 * override. Expects the rules without line breaks and comments, and no `;` or brace in a value.
 * @param leftOut properties that must not become important: an important declaration stops an animation
 */
export function asImportant(rules: string, leftOut?: RegExp): string {
  const important = rules
    .replace(keyframes, '')
    .replace(declaration, (whole, before: string, property: string, value: string) =>
      leftOut?.test(property) ? whole : `${before}${property}${value}!important`,
    );
  return `@layer auth-widget{${important}}`;
}
