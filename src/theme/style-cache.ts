import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';

const key = 'auth-widget';

/** What one document's roots adopt: a sheet belongs to the document whose window made it. */
interface Sheets {
  readonly global: CSSStyleSheet;
  readonly own: CSSStyleSheet;
  /** How many widgets are in each of the document's roots. */
  readonly holders: Map<Document | ShadowRoot, number>;
}

/** By document, of those that hold a widget. */
const documents = new Map<Document, Sheets>();
const globalTexts: string[] = [];

const inContainer = '[part=container][class^=auth-widget][class]';

const rules: string[] = [
  // The host element is inline by birth; only a rule of its shadow root can say otherwise and still lose to the page.
  ':host{display:block;text-indent:0}',
  ':host([hidden]){display:none}',
  // In a plain container, what no style of ours says is the browser's own, as in a shadow root. First in the sheet and
  // as strong as all that follow. Shapes of pictures have their looks in attributes, which any rule would outdo;
  // sonner's styles are in a sheet of their own.
  `${inContainer} :where(:not(svg *,[data-sonner-toaster],[data-sonner-toaster] *)){all:revert}`,
  `${inContainer} :where(svg *){color:inherit}`,
  `${inContainer}::after,${inContainer} ::before,${inContainer} ::after{content:none}`,
];

let cache: EmotionCache | undefined;

/** The page's one emotion cache. Made at the first use, so that importing this on a server does nothing. */
export function styleCache(): EmotionCache {
  cache ??= makeCache();
  return cache;
}

/**
 * Gives a root the widget's style sheets. Counts its holders, so that two widgets in one document share them and
 * the last one to leave takes them away.
 * @returns releases the root; calling it again does nothing
 */
export function adoptStyles(root: Document | ShadowRoot): () => void {
  const document = root.ownerDocument ?? root;
  const view = document.defaultView;
  // What is not shown needs no styles.
  if (!view) return () => undefined;
  const sheets = documents.get(document) ?? makeSheets(view);
  documents.set(document, sheets);
  const { holders } = sheets;
  const adopted = [sheets.global, sheets.own];
  // A root moved to another document has lost its sheets: look, rather than trust the count.
  const missing = adopted.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
  holders.set(root, (holders.get(root) ?? 0) + 1);

  let released = false;
  return () => {
    if (released) return;
    released = true;
    const left = (holders.get(root) ?? 1) - 1;
    if (left > 0) {
      holders.set(root, left);
      return;
    }
    holders.delete(root);
    if (holders.size === 0) documents.delete(document);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !adopted.includes(sheet));
  };
}

/** Adds plain CSS (of a library, no `@import`) to every root that the widget renders in; a text once only. */
export function addGlobalStyles(text: string): void {
  if (globalTexts.includes(text)) return;
  globalTexts.push(text);
  for (const { global } of documents.values()) global.replaceSync(globalTexts.join('\n'));
}

function makeSheets(view: Window & typeof globalThis): Sheets {
  const global = new view.CSSStyleSheet();
  const own = new view.CSSStyleSheet();
  global.replaceSync(globalTexts.join('\n'));
  own.replaceSync(rules.join('\n'));
  return { global, own, holders: new Map() };
}

function makeCache(): EmotionCache {
  const made = createCache({ key, stylisPlugins: [outrankPageSelectors] });
  // Emotion's sheet would write <style> elements into the page's head, which a strict CSP refuses. `<Global>` makes a
  // sheet of its own, so .oxlintrc.json forbids it.
  made.sheet.insert = (rule) => {
    rules.push(rule);
    for (const { own } of documents.values()) {
      try {
        own.insertRule(rule, own.cssRules.length);
      } catch {
        // A selector that this browser does not know; the rest of the styles stand.
      }
    }
  };
  return made;
}

/**
 * In a plain container the page's `.content button {…}` would beat one emotion class: say the class three times.
 * `::part()` rules of the page still win over a shadow root's own, whatever their specificity.
 */
function outrankPageSelectors(element: StylisElement): void {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  element.props = element.props.map((selector) => selector.replace(/\.auth-widget-[\w-]+/, '$&$&$&'));
}
