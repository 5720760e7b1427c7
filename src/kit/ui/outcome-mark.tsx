import { classOf } from '../theme/class-names.ts';
import { css, keyframes } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';

const TICK = 'm22.5 32.5 6.5 6.5L42 26';
const EXCLAMATION = 'M32 21v13.5M32 42.4v.2';

/** A green check mark. Hidden from screen readers, because the text next to it says the same. */
export function SuccessMark() {
  return <OutcomeMark color={token('colors.success')} path={TICK} />;
}

/** A red exclamation mark, hidden like the check mark. */
export function FailureMark() {
  return <OutcomeMark color={token('colors.error')} path={EXCLAMATION} />;
}

interface OutcomeMarkProps {
  readonly color: string;
  readonly path: string;
}

function OutcomeMark({ color, path }: OutcomeMarkProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 64 64"
      data-outcome=""
      className={classOf({ color }, mark)}
    >
      <circle cx="32" cy="32" r="32" fill="currentColor" opacity="0.12" />
      <circle cx="32" cy="32" r="22" fill="currentColor" />
      <path d={path} pathLength={1} className={classOf(sign)} data-animated="" />
    </svg>
  );
}

const mark = css({
  display: 'block',
  width: 64,
  height: 64,
  fill: 'none',
  // Otherwise, the browser would give the circle and the sign the same color.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
});

const draw = keyframes({ from: { strokeDashoffset: 1 } });

/** Drawn once, from its start to its end. */
const sign = css({
  stroke: token('container.backgroundColor'),
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 1,
  animation: `${draw} 300ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (forced-colors: active)': { stroke: 'Canvas' },
});
