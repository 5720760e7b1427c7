import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';

const key = 'auth-widget';

interface Sheets {
  readonly cache: EmotionCache;
  readonly adopted: readonly CSSStyleSheet[];
  readonly global: CSSStyleSheet;
}

let sheets: Sheets | undefined;
const globalTexts: string[] = [];

/** The page's one emotion cache. Made at the first use, so that importing this on a server does nothing. */
export function styleCache(): EmotionCache {
  return getSheets().cache;
}

const holders = new WeakMap<Document | ShadowRoot, number>();

/**
 * Gives a root the widget's style sheets. Counts its holders, so that two widgets in one document share them and
 * the last one to leave takes them away.
 * @returns releases the root; calling it again does nothing
 */
export function adoptStyles(root: Document | ShadowRoot): () => void {
  const { adopted } = getSheets();
  const count = holders.get(root) ?? 0;
  // A root moved to another document has lost its sheets: look, rather than trust the count.
  const missing = adopted.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
  holders.set(root, count + 1);

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
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !adopted.includes(sheet));
  };
}

/** Adds plain CSS (of a library, no `@import`) to every root that the widget renders in; a text once only. */
export function addGlobalStyles(text: string): void {
  if (globalTexts.includes(text)) return;
  globalTexts.push(text);
  getSheets().global.replaceSync(globalTexts.join('\n'));
}

function getSheets(): Sheets {
  sheets ??= createSheets();
  return sheets;
}

const inContainer = '[part=container][class^=auth-widget][class]';

/**
 * In a plain container, what no style of ours says is the browser's own, as in a shadow root. First in the sheet and as
 * strong as all that follow. Shapes of pictures have their looks in attributes, which any rule would outdo; sonner's
 * styles are in a sheet of their own.
 */
const againstPageRules = `${inContainer} :where(:not(svg *,[data-sonner-toaster],[data-sonner-toaster] *)){all:revert}
${inContainer} :where(svg *){color:inherit}
${inContainer}::after,${inContainer} ::before,${inContainer} ::after{content:none}`;

function createSheets(): Sheets {
  const global = new CSSStyleSheet();
  const own = new CSSStyleSheet();
  // The host element is inline by birth; only a rule of its shadow root can say otherwise and still lose to the page.
  own.replaceSync(`:host{display:block;text-indent:0}:host([hidden]){display:none}${againstPageRules}`);

  const cache = createCache({ key, stylisPlugins: [outrankPageSelectors] });
  // Emotion's sheet writes <style> elements into <head>; ours goes to the adopted sheet instead.
  cache.sheet.insert = (rule) => {
    try {
      own.insertRule(rule, own.cssRules.length);
    } catch {
      // A selector that this browser does not know; the rest of the styles stand.
    }
  };
  cache.sheet.flush = () => own.replaceSync('');
  return { cache, adopted: [global, own], global };
}

/**
 * In a plain container the page's `.content button {…}` would beat one emotion class: say the class three times.
 * `::part()` rules of the page still win over a shadow root's own, whatever their specificity.
 */
function outrankPageSelectors(element: StylisElement): void {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  element.props = element.props.map((selector) => selector.replace(/\.auth-widget-[\w-]+/, '$&$&$&'));
}
