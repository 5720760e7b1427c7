/** The screen on which a visitor who is signed in waits for the page's own work, whatever flow it belongs to. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Strings } from '../../kit/i18n/catalogue.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Heading } from '../../kit/ui/text.tsx';
import type { PageWork } from '../flow-types.ts';
import type { Entered, Task } from '../runner/hooks.ts';
import { restartPage } from './follow-page.ts';

/** ms after which the visitor may go on without the page. */
const PATIENCE = 15_000;

/** Whether the page takes long, in this attempt. Calls back once per attempt. */
function useSlowness(attempt: number, isRunning: boolean, onSlow: () => void): boolean {
  const [slowAttempt, setSlowAttempt] = useState<number>();
  const tellSlow = useEffectEvent(() => {
    setSlowAttempt(attempt);
    onSlow();
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(tellSlow, PATIENCE);
    return () => clearTimeout(timer);
  }, [attempt, isRunning]);
  return isRunning && slowAttempt === attempt;
}

interface PageWaitProps {
  readonly work: PageWork;
  readonly entered: Entered;
  /** Goes on without the page. */
  readonly skipping: Task<object>;
  /** Signs out. */
  readonly rejecting: Task<object>;
  readonly onSlow: () => void;
  readonly strings: Strings;
}

export function PageWait({ work, entered, skipping, rejecting, onSlow, strings }: PageWaitProps) {
  const { common, errors, loggingIn } = strings;
  const isRunning = entered.status === 'running';
  const [attempt, setAttempt] = useState(0);
  const isSlow = useSlowness(attempt, isRunning, onSlow);
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => {
    // Otherwise the focus would be lost with the button, which disappears.
    heading.current?.focus();
    setAttempt(attempt + 1);
    restartPage(work);
    entered.start();
  };
  return (
    <Stack gap={24} align={isRunning ? 'center' : 'start'}>
      <Heading ref={heading}>{isRunning ? loggingIn.heading : loggingIn.failedHeading}</Heading>
      <ErrorText quiet={isSlow}>
        {isSlow ? errors.pageSlow : (rejecting.failure ?? entered.failure)}
      </ErrorText>
      {isRunning && <Spinner label={common.loading} />}
      {(isSlow || !isRunning) && (
        <Stack gap={12}>
          {isSlow && <Button onClick={() => void skipping.run({})}>{common.continue}</Button>}
          <Button variant={isSlow ? 'secondary' : undefined} onClick={retry}>
            {common.retry}
          </Button>
          {!isSlow && (
            <Button variant="secondary" busy={rejecting.pending} onClick={() => void rejecting.run({})}>
              {loggingIn.useAnother}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
