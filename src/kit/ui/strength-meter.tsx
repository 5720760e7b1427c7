import type { ReactNode } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { HELPER_LINE_HEIGHT } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';
import { transition } from './styles.ts';

export interface StrengthMeterProps {
  /** From 0 to 4; undefined before the first check. */
  readonly score: number | undefined;
  readonly label: string;
  /** The score in words, for visitors who cannot see the colors. */
  readonly text: string;
  /** The sentence about the score. */
  readonly children: ReactNode;
}

const SEGMENTS = [1, 2, 3, 4] as const;

/** The number of segments that a score fills (spec section 5). */
function segmentsFor(score: number): number {
  return Math.max(1, score);
}

/** Four segments. Up to two filled ones are red, more are green. */
export function StrengthMeter({ score, label, text, children }: StrengthMeterProps) {
  const filled = score === undefined ? 0 : segmentsFor(score);
  return (
    <>
      <div
        role="meter"
        // Not `aria-label`, which has the field's label in it: tests of pages find the field by that.
        title={label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score ?? 0}
        aria-valuetext={text}
        part="strength"
        className={classOf(meter)}
      >
        {SEGMENTS.map((segment) => (
          <span key={segment} className={classOf(track, segment <= filled && (filled > 2 ? strong : weak))} />
        ))}
      </div>
      <div className={classOf(twoLines)}>{children}</div>
    </>
  );
}

/** There from the start, so that what follows does not move. */
const twoLines = css({
  minHeight: `calc(${token('typography.helperSize')} * ${HELPER_LINE_HEIGHT * 2})`,
});

const meter = css({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 4 });

const track = css(
  {
    display: 'block',
    height: 4,
    borderRadius: 2,
    background: token('colors.line'),
    // Forced colors remove backgrounds, so filled segments also differ in the color of their borders.
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
