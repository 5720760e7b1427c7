import { draw, patch } from '../kit/lib/draw.ts';
import type { Tree } from '../kit/lib/tree.ts';
import { type Look, lookOf, themeOverrides } from '../kit/theme/overrides.ts';
import type { Theme } from '../kit/theme/tokens.ts';
import type { ColorScheme } from '../settings/types.ts';

export interface Appearance {
  /** BCP 47 tag of the texts. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: Theme | undefined;
  readonly colorScheme: ColorScheme | undefined;
  readonly look: Look | undefined;
}

const rowsOf = (element: Element): Element[] => [...element.querySelectorAll('li[id]')];

/**
 * Removes the rows that have gone, and makes room for new ones above others. `patch` matches nodes by their place, so what is typed in
 * a row would end up in another one.
 */
function placeRows(root: ShadowRoot, container: Element, drawn: Element): void {
  const rows = rowsOf(drawn).reverse();
  for (const row of rowsOf(container)) if (!rows.some(({ id }) => id === row.id)) row.remove();
  for (const row of rows)
    if (!root.getElementById(row.id))
      root.getElementById(row.nextElementSibling?.id ?? '')?.before(row.cloneNode());
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
  placeRows(root, container, drawn);
  patch(container, drawn);
  return had && !container.contains(root.activeElement);
}
