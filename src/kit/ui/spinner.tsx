import { classOf } from '../theme/class-names.ts';
import { css, keyframes } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { visuallyHidden } from './styles.ts';

export interface SpinnerProps {
  label: string;
  /** At least so much space in px, where other content may take the spinner's place. */
  minHeight?: number | undefined;
}

/** A progress indicator. The label tells screen readers what the visitor is waiting for. */
export function Spinner({ label, minHeight }: SpinnerProps) {
  return (
    <div role="status" className={classOf(place, { minHeight })}>
      <SpinnerRing size={100} />
      <span className={classOf(visuallyHidden)}>{label}</span>
    </div>
  );
}

/**
 * Only the rotating ring, in the color of the text and hidden from screen readers.
 * @param size diameter in px
 */
export function SpinnerRing({ size }: { size: number }) {
  const thickness = Math.max(2, size / 20);
  const radius = (size - thickness) / 2;
  const circumference = 2 * Math.PI * radius;
  const circle = {
    cx: size / 2,
    cy: size / 2,
    r: radius,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: thickness,
  };
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-animated=""
      viewBox={`0 0 ${size} ${size}`}
      className={classOf(ring, { width: size, height: size })}
    >
      <circle {...circle} opacity="0.18" />
      <circle
        {...circle}
        strokeLinecap="round"
        strokeDasharray={`${circumference * 0.28} ${circumference}`}
      />
    </svg>
  );
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const breathe = keyframes({ '50%': { opacity: 0.4 } });

const ring = css({
  display: 'block',
  overflow: 'visible',
  animation: `${turn} 800ms linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
});

const appear = keyframes({ from: { opacity: 0 } });

const place = css({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: 16,
  color: token('colors.primary'),
  // A step that is quick shows no spinner, and the screen's heading says what is going on.
  '[data-look=modern] &': {
    animation: `${appear} 120ms 300ms backwards`,
    '& > svg': { width: 28, height: 28 },
    '& circle': { strokeWidth: 10 },
  },
});
