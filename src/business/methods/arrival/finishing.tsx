import { NO_DEADLINE } from '../../../kit/lib/deadline.ts';
import { PageWait } from '../../../shell/arrival/page-wait.tsx';
import { step } from '../../../shell/runner/step.ts';
import { type Screen, useRunner, useTask } from '../../screen.ts';
import { awaitPage, goOn, rejectAccount } from './actions.ts';

/** The visitor is signed in, and the page does work of its own before they go on. */
export const Finishing: Screen<'Finishing'> = {
  enter: ({ state: { work } }) => step({ action: awaitPage, input: work, deadline: NO_DEADLINE }),

  View({ state: { work }, strings, entered }) {
    const runner = useRunner();
    return (
      <PageWait
        work={work}
        entered={entered}
        skipping={useTask(goOn)}
        rejecting={useTask(rejectAccount)}
        onSlow={() => runner.report('page', 'pageSlow')}
        strings={strings}
      />
    );
  },
};
