/** What is only needed once there may be a session: a chunk of its own. */
export { fillIn } from './fill-in.ts';
export { follow } from './follower.ts';
