import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { focusScreen } from '../../kit/ui/focus.ts';
import { decorate } from '../../kit/ui/motion.ts';
import { fetchedPart, isFetched, type Loader } from '../chunks/fetch-part.ts';
import type { Host } from '../runner/types.ts';
import { useSecondClick } from './second-click.ts';

export const importTransition: Loader<typeof import('./screen-transition.ts')> = () =>
  import('./screen-transition.ts');

/** Without its chunk, screens change at once. */
const transition = () => (isFetched(importTransition) ? fetchedPart(importTransition) : undefined);

/**
 * @param onHeight called with the height of the box, in px
 * @returns stops that
 */
const observeHeight = (box: HTMLElement, onHeight: (height: number) => void): (() => void) | undefined =>
  decorate(() => {
    const observer = new ResizeObserver(([entry]) => onHeight(entry?.contentRect.height ?? 0));
    observer.observe(box);
    return () => observer.disconnect();
  });

/**
 * Reports a new screen to the page and moves the focus there.
 * @param shown the name of the screen, and which of its variants it is. Another variant takes the focus, too.
 * @param visit how often the widget was reset. After a reset, the same screen counts as a new one.
 * @returns a function to be called before a screen is taken away
 */
export function useScreenChange(
  screen: string,
  shown: string,
  visit: number,
  host: Host,
  box: RefObject<HTMLElement | null>,
): () => void {
  // The app may have started anew on another screen, after an error or without its settings for a while.
  const told = host.reportedScreens.at(-1);
  const last = useRef(
    told === undefined ? undefined : { screen: told, shown: told === screen ? shown : told, visit },
  );
  const height = useRef(0);
  const ignoreSecondClick = useSecondClick(box);
  const leaving = useRef<Element>(undefined);
  /** The screens on the way here. */
  const trail = useRef(host.reportedScreens);
  useEffect(() => {
    if (!box.current) return;
    const { current } = box;
    return observeHeight(current, (measured) => {
      // A dialog that opens around the widget has taken the focus itself.
      if (height.current === 0 && measured > 0 && host.autofocus) focusScreen(current);
      height.current = measured;
    });
  }, [box, host]);

  // Before the paint, so that the focus and the element's `screen` match what the visitor sees.
  useLayoutEffect(() => {
    const previous = last.current;
    if (previous?.shown === shown && previous.visit === visit) return;
    last.current = { screen, shown, visit };
    const index = trail.current.indexOf(shown);
    trail.current = index < 0 ? [...trail.current, shown] : trail.current.slice(0, index + 1);
    // The first screen does not take the focus from the page.
    if (previous === undefined) return host.ready(screen);
    ignoreSecondClick();
    if (box.current) {
      const { top } = box.current.getBoundingClientRect();
      focusScreen(box.current);
      transition()?.showTransition(
        box.current,
        { leaving: leaving.current, height: height.current, top },
        index >= 0,
      );
    }
    if (previous.screen !== screen) host.screenChanged(screen, previous.screen);
  }, [screen, shown, visit, host, box, ignoreSecondClick]);

  return useCallback(() => {
    const { current } = box;
    leaving.current = current ? transition()?.copyScreen(current) : undefined;
  }, [box]);
}
