/** ms */
const DURATION = 150;

/** Elsewhere, a card that is lower for a moment could make the page scroll. */
function isEntirelyInView({ top, bottom }: DOMRect): boolean {
  return top >= 0 && bottom <= innerHeight;
}

/**
 * Fades a new screen in, and lets the card grow or shrink to its height. Does nothing if the visitor prefers reduced motion.
 * @param box what the screens are in
 * @param previousHeight of the box, in px
 * @param scrolled whether the page has scrolled to the new screen
 */
export function showTransition(box: HTMLElement, previousHeight: number, scrolled: boolean): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const timing = { duration: DURATION, easing: 'ease-out' };
  const card = box.closest('[part=container]');
  const heights = [previousHeight, box.offsetHeight].map((height) => `${height}px`);
  box.animate({ opacity: [0, 1] }, timing);
  if (!scrolled && card && isEntirelyInView(card.getBoundingClientRect()))
    box.animate({ height: heights, overflow: ['clip', 'clip'] }, timing);
}
