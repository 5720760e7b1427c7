import { NO_DEADLINE } from '../../kit/lib/deadline.ts';
import { type Screen, useRunner, useTask } from '../method.ts';
import { step } from '../runner/step.ts';
import { awaitPage, goOn, rejectAccount } from './actions.ts';
import { PageWait } from './page-wait.tsx';

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
