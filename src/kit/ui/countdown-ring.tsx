import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { transition } from './styles.ts';

interface CountdownRingProps {
  /** In seconds. */
  readonly left: number;
  /** Of the whole countdown, in seconds. */
  readonly duration: number;
}

/** A ring that empties, in the color of the text. Hidden from screen readers. */
export function CountdownRing({ left, duration }: CountdownRingProps) {
  const circle = {
    cx: 8,
    cy: 8,
    r: 6,
    pathLength: duration,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
  };
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 16 16" className={classOf(ring)}>
      <circle {...circle} opacity="0.25" />
      <circle {...circle} strokeDasharray={duration} strokeDashoffset={duration - left} />
    </svg>
  );
}

const ring = css({
  width: 14,
  height: 14,
  marginInline: '2px 6px',
  verticalAlign: '-2px',
  transform: 'rotate(-90deg)',
  '& > circle': transition('stroke-dashoffset'),
  // A clock in words is enough.
  '[data-look=modern] &': { display: 'none' },
});
