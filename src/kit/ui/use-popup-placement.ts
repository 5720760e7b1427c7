import { type RefObject, useLayoutEffect, useState } from 'react';
import { visibleArea } from './visible-area.ts';

export interface PopupPlacement {
  /** The side of its anchor that the popup opens on. */
  readonly side: 'below' | 'above';
  /** In px. */
  readonly maxHeight: number;
}

/** Space between the popup and its anchor or the edge of the window, in px. */
export const POPUP_GAP = 4;

/** Two rows, in px. With less, the list would be unusable even if the page can be scrolled. */
const MIN_HEIGHT = 90;

/**
 * Places a popup below its anchor if it fits there or if there is more space than above.
 * @param height the full height of the popup, in px
 */
export function placePopup(
  anchor: { readonly top: number; readonly bottom: number },
  view: { readonly top: number; readonly bottom: number },
  height: number,
): PopupPlacement {
  const below = view.bottom - anchor.bottom - 2 * POPUP_GAP;
  const above = anchor.top - view.top - 2 * POPUP_GAP;
  const side = below >= Math.min(height, above) ? 'below' : 'above';
  return { side, maxHeight: Math.max(MIN_HEIGHT, Math.min(height, side === 'below' ? below : above)) };
}

/** Follows the size of the window but not scrolling, during which the popup would jump. */
export function usePopupPlacement(anchor: RefObject<Element | null>, height: number): PopupPlacement {
  const [placement, setPlacement] = useState<PopupPlacement>({ side: 'below', maxHeight: height });

  useLayoutEffect(() => {
    const measure = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (box) setPlacement(placePopup(box, visibleArea(), height));
    };
    measure();
    const view = window.visualViewport ?? window;
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, [anchor, height]);

  return placement;
}
