/** The code for a session that may be there: a chunk of its own. */
import { pendingPage } from '../provider/pending/pending-page.ts';
import { createWatch } from '../provider/pending/watch.ts';

export { sessionClient } from '../provider/stytch/session-client.ts';
export { fillIn } from './fill-in.ts';
export { follow } from './follower.ts';

/** On this page. */
export const whenFinished = createWatch(pendingPage);
