import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** What every glyph takes. */
export interface IconProps {
  /** Edge length in px. */
  size?: number;
}

/** The frame of all glyphs: 24x24, drawn in the text's colour, silent for screen readers. */
export function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      css={[glyph, { width: size, height: size }]}
    >
      {children}
    </svg>
  );
}

/** Of the frame nothing is said by attributes: in a plain container the page's `svg { … }` would outdo them. */
const glyph = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
