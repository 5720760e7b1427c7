/** What is only needed once there may be a session: a chunk of its own. */
import { thisPage } from '../provider/pending/pending-page.ts';
import { createWatch } from '../provider/pending/watch.ts';

// For the chunks of changes, which the build makes without these (build/plain-chunks.mjs).
export { browserStorage, safeStorage, tabStorage } from '../kit/lib/storage.ts';
export * from '../provider/deadline.ts';
export * from '../provider/errors.ts';
export { explainSetting } from '../provider/explain-setting.ts';
export * from '../provider/stytch/answers.ts';
export * from '../provider/stytch/changes.ts';
export * from '../provider/stytch/errors.ts';
export { sessionClient } from '../provider/stytch/session-client.ts';
export { fillIn } from './fill-in.ts';
export { follow } from './follower.ts';

/** On this page. */
export const whenFinished = createWatch(thisPage);
