import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NO_DEADLINE } from '../../kit/lib/promises.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Heading } from '../../kit/ui/text.tsx';
import type { FlowTypes, PageWork } from '../flow-types.ts';
import { type Step, step } from '../runner/step.ts';
import { useRunner } from '../runner/use-runner.ts';
import { useStrings } from '../runner/use-strings.ts';
import { type Entered, useTask } from '../runner/use-task.ts';
import { awaitPage, goOn, rejectAccount } from './arrival-actions.ts';
import { restartPage } from './follow-page.ts';

/** ms after which the visitor may go on without the page. */
const PATIENCE = 15_000;

/** True if the page takes long, in this attempt. Calls back once per attempt. */
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

interface PageWait {
  readonly state: { readonly work: PageWork };
}

interface PageWaitProps extends PageWait {
  readonly entered: Entered;
}

function View({ state: { work }, entered }: PageWaitProps) {
  const { common, errors, loggingIn } = useStrings();
  const runner = useRunner();
  const skipping = useTask(goOn);
  const rejecting = useTask<FlowTypes, object>(rejectAccount);
  const isRunning = entered.status === 'running';
  const [attempt, setAttempt] = useState(0);
  const isSlow = useSlowness(attempt, isRunning, () => runner.report('page', 'pageSlow'));
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => {
    // Otherwise the focus would be lost with the button, which disappears.
    heading.current?.focus();
    setAttempt(attempt + 1);
    restartPage(work);
    entered.start();
  };
  return (
    <Stack gap={24}>
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

/** The visitor is signed in, and the page does work of its own before they go on. A screen of every flow. */
export const Finishing = {
  enter: <F extends FlowTypes>({ state: { work } }: PageWait): Step<F> =>
    step({ action: awaitPage<F>, input: work, deadline: NO_DEADLINE }),

  View,
};
