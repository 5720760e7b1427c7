import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isFocusElsewhere } from '../../kit/ui/focus.ts';
import type { Host } from '../runner/host.ts';
import { observeHeight, showTransition } from './screen-transition.ts';

/** Focuses the first text field (the country is preselected), else the heading, and scrolls both into view. */
function focusScreen(box: HTMLElement): void {
  if (isFocusElsewhere(box)) return;
  const heading = box.querySelector<HTMLElement>('h2');
  const fields = [...box.querySelectorAll<HTMLElement>('input,slot')].flatMap((node) =>
    node.localName === 'slot' ? (node as HTMLSlotElement).assignedElements() : node,
  );
  const field = fields.find((node) => node.matches('input:not([readonly],[role=combobox])')) as
    | HTMLElement
    | undefined;
  (field ?? heading)?.focus({ preventScroll: true });
  for (const element of [heading, field]) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Reports a new screen to the page and moves the focus there.
 * @param visit how often the widget was reset. After a reset, the same screen counts as a new one.
 * @returns what screen readers should announce
 */
export function useScreenChange(
  screen: string,
  visit: number,
  host: Host,
  box: RefObject<HTMLElement | null>,
): string {
  const shown = useRef<{ readonly screen: string; readonly visit: number }>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const height = useRef(0);
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
    const previous = shown.current;
    if (previous?.screen === screen && previous.visit === visit) return;
    shown.current = { screen, visit };
    // The first screen does not take the focus from the page.
    if (previous === undefined) return host.ready(screen);
    if (box.current) {
      const { top } = box.current.getBoundingClientRect();
      focusScreen(box.current);
      showTransition(box.current, { height: height.current, top });
    }
    setAnnouncement(box.current?.querySelector('h2')?.textContent ?? '');
    if (previous.screen !== screen) host.screenChanged(screen, previous.screen);
  }, [screen, visit, host, box]);

  return announcement;
}
