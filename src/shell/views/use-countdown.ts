import { useEffect, useState } from 'react';
import { type Moment, secondsLeft, thisMoment } from '../../kit/lib/countdown.ts';
import { useAdopting } from '../../kit/ui/use-adopting.ts';

const TICK_MS = 1000;

/**
 * Returns the seconds left of a countdown, measured by the clock, because timers of a sleeping tab stop. It is drawn with the
 * whole duration.
 * @param duration of the whole countdown, in seconds
 */
export function useCountdown(duration: number, start: Moment): number {
  const adopting = useAdopting();
  const [now, setNow] = useState(thisMoment);
  const left = secondsLeft(duration, start, adopting ? start : now);
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(thisMoment()), TICK_MS);
    return () => clearInterval(timer);
  }, [start, over]);
  return left;
}
