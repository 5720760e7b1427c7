/**
 * Popups in the browser's top layer, which no parent clips, moves or covers. Browsers without `popover` get them above the
 * rest of the widget.
 */

import { onEscape } from './focus.ts';
import { fadeIn } from './motion.ts';

export interface PopupPlacement {
  /** Where the edge is that lies at its anchor, in px of the layout viewport. */
  readonly top: number;
  /** Of its height. Above its anchor, it keeps its lower edge there when its height changes. */
  readonly shift: '0' | '-100%';
  /** In px. */
  readonly maxHeight: number;
}

/** Two rows, in px. With less, the list would be unusable even if the page can be scrolled. */
const MIN_HEIGHT = 90;

/**
 * Places a popup below its anchor if it fits there or if there is more space than above.
 * @param height the full height of the popup, in px
 * @param gap between the popup and its anchor or the edge of the window, in px
 */
export function placePopup(
  anchor: { readonly top: number; readonly bottom: number },
  view: { readonly top: number; readonly bottom: number },
  height: number,
  gap: number,
): PopupPlacement {
  const below = view.bottom - anchor.bottom - 2 * gap;
  const above = anchor.top - view.top - 2 * gap;
  const maxHeight = (room: number): number => Math.max(MIN_HEIGHT, Math.min(height, room));
  return below >= Math.min(height, above)
    ? { top: anchor.bottom + gap, shift: '0', maxHeight: maxHeight(below) }
    : { top: anchor.top - gap, shift: '-100%', maxHeight: maxHeight(above) };
}

/**
 * Aligns a popup with an edge of its anchor, or with the other one if it is in view only there, or else moves it into view.
 * @param width of the popup, in px
 * @returns the popup's left edge, in px of the layout viewport
 */
export function alignPopup(
  anchor: Pick<Box, 'left' | 'right'>,
  view: Pick<Box, 'left' | 'right'>,
  width: number,
  edge: 'left' | 'right',
): number {
  const edges = [anchor.left, anchor.right - width];
  if (edge === 'right') edges.reverse();
  const [preferred = 0] = edges;
  const aligned = edges.find((left) => left >= view.left && left + width <= view.right) ?? preferred;
  return Math.max(view.left, Math.min(aligned, view.right - width));
}

/** Of every popup, which in the top layer is `position: fixed` besides. */
export const overlayRules =
  'position:absolute;inset:var(--_top) auto auto var(--_left);translate:0 var(--_shift);max-height:var(--_max-height);';

const hasTopLayer = (): boolean => 'popover' in HTMLElement.prototype;

/** Shows an element with `popover="manual"` in the top layer, above all that is there. */
export function raiseToTop(element: HTMLElement): void {
  if (!hasTopLayer() || !element.isConnected) return;
  element.hidePopover();
  element.showPopover();
}

interface OverlayOptions {
  /** Between the popup and its anchor, in px. */
  readonly gap: number;
  /** Called for Escape in the popup or its anchor. */
  readonly onEscape: () => void;
}

/**
 * Shows a popup, which has `overlayRules` and `popover="manual"`, at its anchor, and keeps it there whatever moves. Its ends are
 * aligned with the anchor's.
 * @returns closes it
 */
export function openOverlay(popup: HTMLElement, anchor: Element, options: OverlayOptions): () => void {
  const isOnTop = hasTopLayer();
  const place = (): void => {
    // Browsers close a popover that is moved.
    if (isOnTop && !popup.matches(':popover-open')) raiseToTop(popup);
    const zoom = zoomOf(popup);
    const box = anchor.getBoundingClientRect();
    const set = (name: string, value: number): void =>
      popup.style.setProperty(`--_${name}`, `${value / zoom}px`);
    const height = popup.scrollHeight + popup.offsetHeight - popup.clientHeight;
    const view = visibleArea();
    const { top, shift, maxHeight } = placePopup(box, view, height * zoom, options.gap * zoom);
    const edge = getComputedStyle(popup).direction === 'rtl' ? 'left' : 'right';
    const left = alignPopup(box, view, popup.offsetWidth * zoom, edge);
    const origin = (isOnTop ? null : popup.offsetParent)?.getBoundingClientRect();
    set('left', left - (origin?.left ?? 0));
    set('top', top - (origin?.top ?? 0));
    set('max-height', maxHeight);
    popup.style.setProperty('--_shift', shift);
  };
  let frame = 0;
  // No event tells of everything that moves the anchor: scrollers in other shadow roots, animations, a touch keyboard.
  const follow = (): void => {
    place();
    frame = requestAnimationFrame(follow);
  };
  follow();
  fadeIn(popup);
  const endings = [popup, anchor].map((inside) => onEscape(inside, options.onEscape));
  return () => {
    for (const end of endings) end();
    cancelAnimationFrame(frame);
    if (isOnTop) popup.hidePopover();
  };
}

/** Edges in px of the layout viewport. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** By how much CSS `zoom` multiplies the lengths of an element's styles, but not what is measured of it in the window. */
export const zoomOf = (element: Element): number =>
  (element as { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** The part of the window that the visitor sees. It shrinks while a touch keyboard is open. */
export function visibleArea(): Box {
  const {
    offsetTop: top,
    offsetLeft: left,
    width,
    height,
  } = window.visualViewport ?? { offsetTop: 0, offsetLeft: 0, width: innerWidth, height: innerHeight };
  return { top, left, right: left + width, bottom: top + height };
}
