import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NO_DEADLINE } from '../lib/deadline.ts';
import { type Screen, useRunner, useTask } from '../methods/method.ts';
import { step } from '../runner/step.ts';
import { Button } from '../ui/button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Stack } from '../ui/stack.tsx';
import { Heading } from '../ui/text.tsx';
import { awaitPage, goOn, rejectAccount } from './actions.ts';
import { restartPage } from './follow-page.ts';

/** ms after which the visitor may go on without the page. */
const PATIENCE = 15_000;

/** Whether the page takes long, in this attempt. Reports it once per attempt. */
function useSlowness(attempt: number, isRunning: boolean): boolean {
  const runner = useRunner();
  const [slowAttempt, setSlowAttempt] = useState<number>();
  const tellSlow = useEffectEvent(() => {
    setSlowAttempt(attempt);
    runner.report('page', 'pageSlow');
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(tellSlow, PATIENCE);
    return () => clearTimeout(timer);
  }, [attempt, isRunning]);
  return isRunning && slowAttempt === attempt;
}

/** The visitor is signed in, and the page does work of its own before they go on. */
export const Finishing: Screen<'Finishing'> = {
  enter: ({ state: { work } }) => step({ action: awaitPage, input: work, deadline: NO_DEADLINE }),

  View({ state: { work }, strings, entered }) {
    const { common, errors, loggingIn } = strings;
    const isRunning = entered.status === 'running';
    const [attempt, setAttempt] = useState(0);
    const isSlow = useSlowness(attempt, isRunning);
    const skipping = useTask(goOn);
    const rejecting = useTask(rejectAccount);
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
  },
};
