/** Requests for one user only: another page may have signed in somebody else, whose account they would change. */
import { ProviderError } from '../errors.ts';
import { minutesLeft } from '../minutes-left.ts';
import { call } from './answers.ts';
import type { StytchClientShape } from './client.ts';

/**
 * The session, once Stytch has confirmed that it is this user's.
 * @throws ProviderError `unexpected` if somebody else is signed in
 */
export const sessionOf = ({ session }: StytchClientShape, userId: string) =>
  call(async () => {
    // Whoever follows the session has made sure that the client has the call.
    const answer = await session?.authenticate?.();
    if (answer?.user.user_id !== userId)
      throw new ProviderError('unexpected', { cause: new Error('Somebody else is signed in.') });
    return answer.session;
  });

/** Undocumented. Without it, the client greets whoever an answer is about, under the session of somebody else. */
interface UserStore {
  readonly _subscriptionService?: { updateUser?(user: { readonly user_id?: unknown }): void };
}

const guarded = new WeakSet<object>();

/**
 * From now on, the client drops what a late answer says of a user who has gone: by then, another tab may have signed them out, or somebody
 * else in.
 */
export function dropLateUsers(client: Pick<StytchClientShape, 'session'>): void {
  const { _subscriptionService: store } = client as UserStore;
  const update = store?.updateUser;
  if (!update || guarded.has(store)) return;
  guarded.add(store);
  store.updateUser = (user) => {
    if (client.session?.getSync?.()?.user_id === user.user_id) update.call(store, user);
  };
}

/**
 * A call for one user only. To be run in its turn among the sign-ins of all tabs.
 * @param request takes how long the session lasts, in minutes
 */
export const owned =
  <T>(
    client: StytchClientShape,
    userId: string,
    request: (minutes: number) => Promise<T>,
  ): (() => Promise<T>) =>
  async () =>
    request(minutesLeft(await sessionOf(client, userId)));

/** @param name of what a page's own client lacks, such as `user.update` */
export const missingCall = (name: string): ProviderError =>
  new ProviderError('configuration', { cause: new TypeError(`The client has no ${name}.`) });
