import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';
import { reset, transition } from './styles.ts';

export interface StrengthMeterProps {
  /** 0 to 4; undefined before anything was judged. */
  readonly score: number | undefined;
  readonly label: string;
  /** The score in a word, for those who do not see the colour. */
  readonly text: string;
}

const SEGMENTS = [1, 2, 3, 4] as const;

/** How many segments a score fills (spec section 5). */
function filledBy(score: number): number {
  return Math.max(1, score);
}

/** Four segments: up to half of them red, more than half green. */
export function StrengthMeter({ score, label, text }: StrengthMeterProps) {
  const filled = score === undefined ? 0 : filledBy(score);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={4}
      aria-valuenow={score ?? 0}
      aria-valuetext={text}
      part="strength"
      css={meter}
    >
      {SEGMENTS.map((segment) => (
        <span key={segment} css={[track, segment <= filled && (filled > 2 ? strong : weak)]} />
      ))}
    </div>
  );
}

const meter = css(reset, { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 4 });

const track = css(
  reset,
  {
    display: 'block',
    height: 4,
    borderRadius: 2,
    background: token('container.borderColor'),
    // Forced colours take backgrounds away: the filled segments keep a border of another colour.
    '@media (forced-colors: active)': { border: '1px solid GrayText' },
  },
  transition('background-color'),
);
const weak = css({
  background: token('colors.error'),
  '@media (forced-colors: active)': { background: 'Highlight', borderColor: 'Highlight' },
});
const strong = css({
  background: token('colors.success'),
  '@media (forced-colors: active)': { background: 'Highlight', borderColor: 'Highlight' },
});
