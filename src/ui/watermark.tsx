import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';

/** Who runs the sign-in: a drawing of its own, 150 px wide, with the label lettered in. */
export function Watermark({ label }: { label: string }) {
  return (
    <svg
      part="watermark"
      role="img"
      aria-label={label}
      width="150"
      height="24"
      viewBox="0 0 150 24"
      css={drawing}
    >
      <path d="M12 3 4.5 6v5.5c0 4.6 3.1 7.9 7.5 9.5 4.4-1.6 7.5-4.9 7.5-9.5V6z" css={shield} />
      <path d="m8.7 11.8 2.4 2.4 4.3-4.6" css={shield} />
      <text x="87" y="16.5" textAnchor="middle" {...(label.length > 18 && squeezed)} css={lettering}>
        {label}
      </text>
    </svg>
  );
}

/** A translated label that is longer than the room beside the shield. */
const squeezed = { textLength: 122, lengthAdjust: 'spacingAndGlyphs' };

const drawing = css({
  display: 'block',
  width: 150,
  height: 24,
  color: token('colors.secondary'),
  // The shield comes first in right-to-left text, too.
  '&:dir(rtl)': {
    path: { transform: 'translateX(126px)' },
    text: { transform: 'translateX(-24px)' },
  },
  '@media (forced-colors: active)': { color: 'CanvasText' },
});

const shield = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const lettering = css({
  fill: 'currentColor',
  fontFamily: token('fontFamily'),
  fontSize: 12.5,
  fontWeight: 600,
});
