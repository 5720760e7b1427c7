import { draw, patch, type Tree } from '../lib/draw.ts';
import { type ColorScheme, type Look, lookOf, themeOverrides } from '../theme/overrides.ts';
import type { Theme } from '../theme/tokens.ts';

export interface Appearance {
  /** BCP 47 tag of the texts. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: Theme | undefined;
  readonly colorScheme: ColorScheme | undefined;
  readonly look: Look | undefined;
}

/**
 * Makes a themed container show these trees. Keeps the nodes that have the same place and name.
 * @returns whether the focus, which was in the container, has gone with one of its nodes
 */
export function render(
  container: HTMLElement,
  className: string,
  { language, direction, theme, colorScheme = 'light', look }: Appearance,
  trees: readonly Tree[],
): boolean {
  const root = container.getRootNode() as ShadowRoot;
  const had = container.contains(root.activeElement);
  container.lang = language;
  container.dir = direction;
  container.dataset['look'] = look ?? lookOf(theme);
  container.className = `ui ${className} ${colorScheme}`;
  container.style.cssText = Object.entries(themeOverrides(theme))
    .map(([name, value]) => `${name}:${value};`)
    .join('');
  const drawn = container.ownerDocument.createElement('div');
  draw(drawn, trees);
  patch(container, drawn);
  return had && !container.contains(root.activeElement);
}

/** Adopts the rules, once per root. A sheet can only be adopted in the document that it was made for. */
export function adoptRules(root: ShadowRoot, rules: string): void {
  const view = root.ownerDocument.defaultView;
  if (!view || root.adoptedStyleSheets.length > 0) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
}
