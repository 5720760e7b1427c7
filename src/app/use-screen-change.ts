import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Host } from '../entry/host.ts';
import { isFocusElsewhere } from '../ui/focus.ts';

/** Focuses the first field to type into (a country is chosen already), else the heading, and scrolls both into view. */
function focusScreen(box: HTMLElement): void {
  if (isFocusElsewhere(box)) return;
  const heading = box.querySelector<HTMLElement>('h2');
  const field = box.querySelector<HTMLElement>('input:not([readonly]):not([role="combobox"])');
  (field ?? heading)?.focus({ preventScroll: true });
  for (const seen of [heading, field]) seen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Tells the page of a new screen and moves the focus there.
 * @param visit how often the widget was reset: the same screen of another visit is a new one
 * @returns what a screen reader should announce
 */
export function useScreenChange(
  screen: string,
  visit: number,
  host: Host,
  box: RefObject<HTMLElement | null>,
): string {
  const previous = useRef<{ readonly screen: string; readonly visit: number }>(undefined);
  const [announcement, setAnnouncement] = useState('');

  // Before the paint: whoever sees the screen finds the focus there and `screen` named so.
  useLayoutEffect(() => {
    const before = previous.current;
    if (before?.screen === screen && before.visit === visit) return;
    previous.current = { screen, visit };
    // At first the page decides where the focus is.
    if (before === undefined) return host.ready(screen);
    if (box.current) focusScreen(box.current);
    setAnnouncement(box.current?.querySelector('h2')?.textContent ?? '');
    if (before.screen !== screen) host.screenChanged(screen, before.screen);
  }, [screen, visit, host, box]);

  return announcement;
}
