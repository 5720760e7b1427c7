import { type RefObject, useLayoutEffect, useState } from 'react';

/** On which side of its anchor a popup opens, and how high it may be there, in px. */
export interface PopupPlace {
  readonly side: 'below' | 'above';
  readonly room: number;
}

/** Space between popup and anchor, and between popup and the edge of the window, in px. */
export const POPUP_GAP = 4;

/** Two rows: with less, the list could not be used even where the window can be scrolled. */
const LEAST = 90;

/**
 * Below where it fits or where there is more room than above.
 * @param wanted how high the popup would like to be, in px
 */
export function popupPlace(
  anchor: { readonly top: number; readonly bottom: number },
  view: { readonly top: number; readonly bottom: number },
  wanted: number,
): PopupPlace {
  const below = view.bottom - anchor.bottom - 2 * POPUP_GAP;
  const above = anchor.top - view.top - 2 * POPUP_GAP;
  const side = below >= Math.min(wanted, above) ? 'below' : 'above';
  return { side, room: Math.max(LEAST, Math.min(wanted, side === 'below' ? below : above)) };
}

/** What the visitor sees of the window: less than all of it while a touch keyboard is open. */
function visibleView(): { top: number; bottom: number } {
  const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  return { top, bottom: top + height };
}

/** Measured when the popup opens and when the window's size changes; not while scrolling, when it would jump. */
export function usePopupPlace(anchor: RefObject<Element | null>, wanted: number): PopupPlace {
  const [place, setPlace] = useState<PopupPlace>({ side: 'below', room: wanted });

  useLayoutEffect(() => {
    const measure = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (box) setPlace(popupPlace(box, visibleView(), wanted));
    };
    measure();
    const view = window.visualViewport ?? window;
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, [anchor, wanted]);

  return place;
}
