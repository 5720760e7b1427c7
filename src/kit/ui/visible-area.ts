import { visible } from '../lib/visible.ts';

/** Edges in px of the layout viewport. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

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

/** Removes invisible characters from a field. Returns what is left. */
export function keepVisible(field: HTMLInputElement): string {
  const text = visible(field.value);
  if (text !== field.value) field.value = text;
  return text;
}
