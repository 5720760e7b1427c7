import { useEffect, useState } from 'react';
import { secondsLeft, thisMoment } from '../../lib/countdown.ts';

const TICK_MS = 1000;

/**
 * Returns the seconds left of `minutes`, measured by the clock, because timers of a sleeping tab stop. Restarts only
 * when `round` changes; other minutes apply from the next round on.
 */
export function useCountdown(minutes: number, round: number): number {
  const start = () => ({ round, whole: minutes * 60, left: minutes * 60 });
  const [count, setCount] = useState(start);
  if (count.round !== round) setCount(start());

  const { whole } = count;
  useEffect(() => {
    const begun = thisMoment();
    const tick = () => setCount({ round, whole, left: secondsLeft(whole, begun, thisMoment()) });
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [whole, round]);

  return count.left;
}
