import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** ms, in which nobody has read a new screen. */
const PAUSE_MS = 500;
/** px between two taps that are meant for the same place. */
const REST = 24;

/**
 * Ignores a second click or tap right after the first has changed the screen: it was not meant for what has come under it. Keys
 * still press it, and so do the clicks of a page's own tests, which are single ones.
 * @param box what the screens are in
 * @returns a function to be called when the screen has changed
 */
export function useSecondClick(box: RefObject<HTMLElement | null>): () => void {
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const { current } = box;
    // Not on the box itself, which would be something to click on for screen readers.
    const root = current?.getRootNode();
    let last = { x: Number.NaN, y: Number.NaN };
    const onClick = (event: Event): void => {
      if (!(event instanceof MouseEvent) || !current || !event.composedPath().includes(current)) return;
      const { clientX: x, clientY: y } = event;
      // Browsers need not count taps, so these go by their place.
      const isTap = 'pointerType' in event && event.pointerType === 'touch';
      const isSecond = event.detail > 1 || (isTap && Math.hypot(x - last.x, y - last.y) < REST);
      last = { x, y };
      if (!isSecond || performance.now() - changedAt.current > PAUSE_MS) return;
      event.preventDefault();
      event.stopPropagation();
    };
    root?.addEventListener('click', onClick, true);
    return () => root?.removeEventListener('click', onClick, true);
  }, [box]);
  return useCallback(() => {
    changedAt.current = performance.now();
  }, []);
}
