import { css } from '@emotion/react';
import { memo } from 'react';
import { token } from '../theme/tokens.ts';
import { reset } from './styles.ts';

/** A shield and the label, at least 150 px wide (spec section 9). Memoized like buttons. */
export const Watermark = memo(function Watermark({ label }: { label: string }) {
  return (
    <span part="watermark" role="img" aria-label={label} css={picture}>
      <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" css={shield}>
        <path d="M12 3 4.5 6v5.5c0 4.6 3.1 7.9 7.5 9.5 4.4-1.6 7.5-4.9 7.5-9.5V6z" />
        <path d="m8.7 11.8 2.4 2.4 4.3-4.6" />
      </svg>
      {label}
    </span>
  );
});

const picture = css(reset, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 150,
  minHeight: 24,
  // Fits into 150 px beside the shield also where Arial is missing and DejaVu Sans, which is wide, stands in.
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  color: token('colors.secondary'),
  userSelect: 'none',
  '@media (forced-colors: active)': { color: 'CanvasText' },
});

const shield = css({
  display: 'block',
  width: 24,
  height: 24,
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
