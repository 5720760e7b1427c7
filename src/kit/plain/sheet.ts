/** The style sheets of elements without React: constructable ones, because a strict CSP refuses any other. */

/** Adopts the rules, once per root. A sheet can only be adopted in the document that it was made for. */
export function adoptRules(root: ShadowRoot, rules: string): void {
  const view = root.ownerDocument.defaultView;
  if (!view || root.adoptedStyleSheets.length > 0) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
}
