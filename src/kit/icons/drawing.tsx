import type { ReactNode } from 'react';
import { classOf } from '../theme/class-names.ts';

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
