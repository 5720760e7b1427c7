import type { ReactNode } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';

export interface IconProps {
  /** Edge length in px. */
  size?: number;
}

/** The base of all icons: drawn on a 24 by 24 grid, in the color of the text and hidden from screen readers. */
export function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      className={classOf(glyph, { width: size, height: size })}
    >
      {children}
    </svg>
  );
}

/** A style because, without a shadow root, the page's `svg { … }` would override attributes. */
const glyph = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Points to the left. Mirror it in right-to-left text. */
export function ArrowBackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 12H5m6-6-6 6 6 6" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

/** Marks a control that opens a list. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

interface DrawingProps {
  /** Edge length in px. */
  readonly size: number;
  /** The SVG `viewBox`. */
  readonly box: string;
  readonly children: ReactNode;
}

/**
 * A picture in its own colors, hidden from screen readers. Sized with a style because, without a shadow root, the page's
 * `svg { … }` would override attributes.
 */
export function Drawing({ size, box, children }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={box}
      className={classOf({ width: size, height: size })}
    >
      {children}
    </svg>
  );
}
