import { useEffect, useState } from 'react';
import { secondsLeft, thisMoment } from '../../lib/countdown.ts';

/** ms. */
const TICK_MS = 1000;

/**
 * Seconds left of `minutes`, counted by the clock so that a sleeping tab does not stretch them.
 * Counts anew whenever `round` changes, and only then: other minutes are those of the next round.
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
