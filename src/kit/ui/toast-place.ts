/** Where toasts appear, in px of the layout viewport. Pure. */

import type { Box } from './overlay.ts';

export interface ToastPlace {
  readonly position: 'top-center' | 'top-left' | 'bottom-center';
  /** Distance from the window's edges that the position names. */
  readonly offset: { readonly top?: number; readonly bottom?: number; readonly left?: number };
  readonly width: number;
}

const WIDTH = 356;
const MIN_WIDTH = 280;
/** Between toasts and the edges of the window or of the widget. */
const GAP = 16;
/** Of a toast with two lines of text. */
const TOAST_HEIGHT = 66;
/** Up to here, sonner makes toasts as wide as the window. */
const NARROW = 600;

/**
 * Places toasts at the top, above the widget's middle, or where they would cover the widget there, beside it, or else below it.
 * Where there is no room for that, and on phones, they are at the bottom, away from heading and back arrow.
 * @param view what the visitor sees of the window, which shrinks while a touch keyboard is open
 * @param windowHeight of the whole window
 */
export function placeToasts(card: Box, view: Box, windowHeight: number): ToastPlace {
  const isNarrow = view.right - view.left <= NARROW;
  const middle = (card.left + card.right - WIDTH) / 2;
  const centered = Math.max(view.left + GAP, Math.min(middle, view.right - GAP - WIDTH));
  const atTop = view.top + GAP;
  const covers = card.top < atTop + TOAST_HEIGHT && card.bottom > view.top;
  if (!covers) {
    return isNarrow
      ? { position: 'top-center', offset: { top: atTop }, width: WIDTH }
      : { position: 'top-left', offset: { top: atTop, left: centered }, width: WIDTH };
  }
  const [before, after] = [card.left - view.left, view.right - card.right];
  const width = Math.min(WIDTH, Math.max(before, after) - 2 * GAP);
  if (!isNarrow && width >= MIN_WIDTH) {
    const left = after >= width + 2 * GAP ? card.right + GAP : card.left - GAP - width;
    return { position: 'top-left', offset: { top: Math.max(atTop, card.top), left }, width };
  }
  const top = card.bottom + GAP;
  if (!isNarrow && top + TOAST_HEIGHT + GAP <= view.bottom)
    return { position: 'top-left', offset: { top, left: centered }, width: WIDTH };
  return { position: 'bottom-center', offset: { bottom: windowHeight - view.bottom + GAP }, width: WIDTH };
}
