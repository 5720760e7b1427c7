import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** ms, in which nobody has read a new screen. Longer than browsers' double clicks. */
const PAUSE_MS = 500;
/** px that a resting hand moves between two clicks. */
const REST = 24;

/**
 * Ignores a second click in the same place, right after the first has changed the screen: it was not meant for what has come
 * under the pointer. Keys still press it.
 * @param box what the screens are in
 * @returns a function to be called when the screen has changed
 */
export function useSecondClick(box: RefObject<HTMLElement | null>): () => void {
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const { current } = box;
    let last: { readonly x: number; readonly y: number } | undefined;
    const onClick = (event: MouseEvent): void => {
      // Keys and scripts click without a pointer.
      if (event.detail === 0) return;
      const { timeStamp: at, clientX: x, clientY: y } = event;
      const rests = last !== undefined && Math.hypot(x - last.x, y - last.y) < REST;
      if (rests && at - changedAt.current < PAUSE_MS) {
        event.preventDefault();
        event.stopPropagation();
      } else last = { x, y };
    };
    current?.addEventListener('click', onClick, true);
    return () => current?.removeEventListener('click', onClick, true);
  }, [box]);
  return useCallback(() => {
    changedAt.current = performance.now();
  }, []);
}
