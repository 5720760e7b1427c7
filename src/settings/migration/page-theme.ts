/** A theme in the colors of the page around the widget, for `theme="auto"`. The look "modern" has the page's font anyway. */
import { parentOf } from '../../kit/lib/dom.ts';
import type { Theme } from '../../kit/theme/tokens.ts';

/** A button of the page, as computed styles say it. */
export interface PageButton {
  readonly background: string;
  readonly radius: string;
}

/** @returns red, green and blue of a computed color that is opaque */
function opaque(color: string): readonly number[] | undefined {
  const [red, green, blue, alpha = 1] = [...color.matchAll(/[\d.]+/g)].map(Number);
  const isPainted = color.startsWith('rgb') && alpha === 1 && blue !== undefined;
  return isPainted ? [red ?? 0, green ?? 0, blue] : undefined;
}

/** Neither a browser's own gray, nor the ground that it stands on. */
function isBrand(color: string, ground: string | undefined): boolean {
  const channels = opaque(color);
  if (channels === undefined || color === ground) return false;
  const [least, most] = [Math.min(...channels), Math.max(...channels)];
  return most - least > 8 || most < 60;
}

/**
 * @param grounds backgrounds of the widget's ancestors, the nearest first
 * @param buttons in the page's order
 */
export function themeOf(grounds: readonly string[], buttons: readonly PageButton[]): Theme {
  const surface = grounds.find(opaque);
  const button = buttons.find(({ background }) => isBrand(background, surface));
  return {
    look: 'modern',
    ...(surface !== undefined && { surface }),
    ...(button && {
      accent: button.background,
      buttons: {
        primary: { borderRadius: button.radius },
        secondary: { borderRadius: button.radius },
      },
      inputs: { borderRadius: button.radius },
    }),
  };
}

const BUTTONS = 'button, [type=submit], [role=button], a[class*=button i], a[class*=btn i]';

/** Reads the page around an element. */
export function pageTheme(element: Element): Theme {
  const grounds: string[] = [];
  for (let node: Node | null = element; node; node = parentOf(node))
    if (node.nodeType === Node.ELEMENT_NODE) grounds.push(getComputedStyle(node as Element).backgroundColor);
  const buttons = [...element.ownerDocument.querySelectorAll(BUTTONS)]
    .filter((button) => button.getClientRects().length > 0 && !element.contains(button))
    .map((button) => getComputedStyle(button))
    .map(({ backgroundColor, borderRadius }) => ({ background: backgroundColor, radius: borderRadius }));
  return themeOf(grounds, buttons);
}
