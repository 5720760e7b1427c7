import { useEffect, useState } from 'react';
import { type Moment, secondsLeft, thisMoment } from '../../kit/lib/countdown.ts';

const TICK_MS = 1000;

/**
 * Returns the seconds left of a countdown, measured by the clock, because timers of a sleeping tab stop.
 * @param duration of the whole countdown, in seconds
 */
export function useCountdown(duration: number, start: Moment): number {
  const [now, setNow] = useState(thisMoment);
  const left = secondsLeft(duration, start, now);
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(thisMoment()), TICK_MS);
    return () => clearInterval(timer);
  }, [start, over]);
  return left;
}
