import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { formatCount } from '../../kit/i18n/format-count.ts';
import { format } from '../../kit/i18n/strings.ts';
import {
  formatSeconds,
  type Moment,
  SEND_PAUSE_SECONDS,
  secondsLeft,
  thisMoment,
} from '../../kit/lib/countdown.ts';
import { LinkButton } from '../../kit/ui/button.tsx';
import { CountdownRing } from '../../kit/ui/countdown-ring.tsx';
import { useAdopting } from '../../kit/ui/form.tsx';
import { LiveRegion } from '../../kit/ui/live-region.tsx';
import { useLocale, useStrings } from '../runner/use-strings.ts';

interface ResendButtonProps {
  /** When the last message was sent. */
  readonly sentAt: Moment;
  readonly busy: boolean;
  /** True if it is what the visitor has to do next. */
  readonly prominent?: boolean;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly children: ReactNode;
}

/**
 * Sends once more, but not right after the last time. Screen readers do not read out every second: they announce the
 * time left if the visitor presses the button during the pause.
 */
export function ResendButton({ sentAt, busy, prominent = false, onClick, children }: ResendButtonProps) {
  const left = useCountdown(SEND_PAUSE_SECONDS, sentAt);
  const [announcement, setAnnouncement] = useState('');
  const paused = left > 0;
  const counted = formatCount(useStrings().common.availableIn, left, useLocale());
  const wait = format(counted, { time: formatSeconds(left) });
  return (
    <>
      <LinkButton
        busy={busy}
        paused={paused}
        prominent={prominent && !paused}
        onClick={(event) => {
          // Otherwise the pause after this message would begin with what was said of the last one.
          setAnnouncement(paused ? wait : '');
          if (!paused) onClick(event);
        }}
      >
        {children}
        {paused && (
          <span aria-hidden="true">
            {' '}
            <CountdownRing left={left} duration={SEND_PAUSE_SECONDS} />
            {/* The only text of its element: React then writes it anew where a browser has translated it, in nodes of its own. */}
            <span>{wait}</span>
          </span>
        )}
      </LinkButton>
      <LiveRegion text={paused ? announcement : ''} />
    </>
  );
}

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
