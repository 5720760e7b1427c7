import { passwordRules } from './styles.ts';

const roots = new WeakSet<ShadowRoot>();

/** Adopts the rules after those of the panel, once per root. */
export function adoptPasswordRules(root: ShadowRoot): void {
  const { adoptedStyleSheets: adopted, ownerDocument } = root;
  const view = ownerDocument.defaultView;
  if (!view || roots.has(root)) return;
  roots.add(root);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(passwordRules);
  root.adoptedStyleSheets = [...adopted, sheet];
}
