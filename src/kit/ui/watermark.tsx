import { memo } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';

/** px, of a picture that is 150 px wide (spec section 9). */
const SHIELD = 24;
const GAP = 8;
const LABEL = 150 - SHIELD - GAP;
/** Letters that are certain to fit. */
const FITTING = 20;

/** A shield and the label. Memoized like buttons. */
export const Watermark = memo(function Watermark({ label }: { label: string }) {
  return (
    <span part="watermark" role="img" aria-label={label} className={classOf(picture)}>
      <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" className={classOf(drawing, shield)}>
        <path d="M12 3 4.5 6v5.5c0 4.6 3.1 7.9 7.5 9.5 4.4-1.6 7.5-4.9 7.5-9.5V6z" />
        <path d="m8.7 11.8 2.4 2.4 4.3-4.6" />
      </svg>
      {label.length <= FITTING ? (
        <span aria-hidden="true">{label}</span>
      ) : (
        // Only SVG fits a text into a width, whatever font there is.
        <svg aria-hidden="true" focusable="false" className={classOf(drawing, { width: LABEL })}>
          <text x="50%" y="16" textAnchor="middle" textLength={LABEL} lengthAdjust="spacingAndGlyphs">
            {label}
          </text>
        </svg>
      )}
    </span>
  );
});

const picture = css({
  display: 'flex',
  gap: GAP,
  minWidth: 150,
  fontSize: 12,
  lineHeight: `${SHIELD}px`,
  fontWeight: 500,
  color: token('colors.secondary'),
  userSelect: 'none',
  // Across its place. Whoever hides the picture hides the line.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    borderBlockStart: `1px solid ${token('colors.line')}`,
  },
  '@media (forced-colors: active)': { color: 'CanvasText' },
});

const drawing = css({ display: 'block', height: SHIELD, flexShrink: 0, fill: 'currentColor' });

const shield = css({
  width: SHIELD,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
