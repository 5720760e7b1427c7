/** What is only needed once there may be a session: a chunk of its own. */
export { sessionClient } from '../provider/stytch/session-client.ts';
export { fillIn } from './fill-in.ts';
export { follow } from './follower.ts';
