import { type MouseEvent, type ReactNode, useState } from 'react';
import { formatCount } from '../../kit/i18n/format-count.ts';
import { type Moment, SEND_PAUSE_SECONDS } from '../../kit/lib/countdown.ts';
import { LinkButton } from '../../kit/ui/button.tsx';
import { CountdownRing } from '../../kit/ui/countdown-ring.tsx';
import { LiveRegion } from '../../kit/ui/live-region.tsx';
import { useLocale, useStrings } from '../runner/hooks.ts';
import { useCountdown } from './use-countdown.ts';

interface ResendButtonProps {
  /** When the last message was sent. */
  readonly sentAt: Moment;
  readonly busy: boolean;
  /** Whether it is what the visitor has to do next. */
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
  const wait = formatCount(useStrings().common.availableIn, left, useLocale());
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
            {wait}
          </span>
        )}
      </LinkButton>
      <LiveRegion text={paused ? announcement : ''} />
    </>
  );
}
