import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';

/** A green check mark. Hidden from screen readers, because the text next to it says the same. */
export function SuccessMark() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 64 64" css={mark}>
      <circle cx="32" cy="32" r="32" fill="currentColor" opacity="0.12" />
      <circle cx="32" cy="32" r="22" fill="currentColor" />
      <path d="m22.5 32.5 6.5 6.5L42 26" css={tick} />
    </svg>
  );
}

const mark = css({
  display: 'block',
  width: 64,
  height: 64,
  fill: 'none',
  color: token('colors.success'),
  // Otherwise, the browser would give the circle and the check mark the same color.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
});

const tick = css({
  stroke: token('container.backgroundColor'),
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media (forced-colors: active)': { stroke: 'Canvas' },
});
