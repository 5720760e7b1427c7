/** What is only needed once there may be a session: a chunk of its own. */
import { thisPage } from '../provider/pending/pending-page.ts';
import { createWatch } from '../provider/pending/watch.ts';

export { sessionClient } from '../provider/stytch/session-client.ts';
export { fillIn } from './fill-in.ts';
export { follow } from './follower.ts';

/** On this page. */
export const whenFinished = createWatch(thisPage);
