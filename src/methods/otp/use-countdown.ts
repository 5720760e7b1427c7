import { useEffect, useState } from 'react';
import { secondsUntil } from '../../lib/countdown.ts';

/** ms. */
const TICK_MS = 1000;

/**
 * Seconds left of `minutes`, counted by the clock so that a sleeping tab does not stretch them.
 * Counts anew whenever `round` changes.
 */
export function useCountdown(minutes: number, round: number): number {
  const whole = minutes * 60;
  const [left, setLeft] = useState({ round, seconds: whole });

  useEffect(() => {
    const end = Date.now() + whole * TICK_MS;
    const tick = () => setLeft({ round, seconds: secondsUntil(end, Date.now()) });
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [whole, round]);

  return left.round === round ? left.seconds : whole;
}
