/** ms */
const DURATION = 150;

/** @returns calls the effect; undefined if the page has replaced what it needs. Without an animation, everything works. */
function decorate<Result>(effect: () => Result): Result | undefined {
  try {
    return effect();
  } catch {
    return undefined;
  }
}

/**
 * @param onHeight called with the height of the box, in px, for `showTransition`
 * @returns stops that
 */
export const observeHeight = (
  box: HTMLElement,
  onHeight: (height: number) => void,
): (() => void) | undefined =>
  decorate(() => {
    const observer = new ResizeObserver(([entry]) => onHeight(entry?.contentRect.height ?? 0));
    observer.observe(box);
    return () => observer.disconnect();
  });

/**
 * Fades a new screen in, and lets the card grow or shrink to its height. Does nothing if the visitor prefers reduced motion.
 * @param box what the screens are in
 * @param before its height with the previous screen, and where it was in the window before that scrolled, in px
 */
export const showTransition = (
  box: HTMLElement,
  before: { readonly height: number; readonly top: number },
): void =>
  decorate(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    box.animate({ opacity: [0, 1] }, DURATION);
    const { top, bottom } = box.getBoundingClientRect();
    // Where the page has scrolled to the screen, a card of the previous height could make it scroll back.
    if (top === before.top) {
      const height = [before.height, bottom - top].map((each) => `${each}px`);
      box.animate({ height, overflow: ['clip', 'clip'] }, { duration: DURATION, easing: 'ease-out' });
    }
  });
