import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface DrawingProps {
  /** Edge length in px. */
  readonly size: number;
  /** The `viewBox`. */
  readonly box: string;
  readonly children: ReactNode;
}

/**
 * A picture in its own colours, silent for screen readers. Its size is style and no attribute: in a plain container
 * the page's `svg { … }` would outdo that.
 */
export function Drawing({ size, box, children }: DrawingProps) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox={box} css={css({ width: size, height: size })}>
      {children}
    </svg>
  );
}
