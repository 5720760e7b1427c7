/** Requests for one user only: another page may have signed in somebody else, whose account they would change. */
import { ProviderError } from '../errors.ts';
import { minutesLeft } from '../minutes-left.ts';
import { call } from './answers.ts';
import { changesOf } from './changes.ts';
import type { StytchClientShape } from './client.ts';

const somebodyElse = (): ProviderError =>
  new ProviderError('unexpected', { cause: new Error('Somebody else is signed in.') });

/**
 * The session, once Stytch has confirmed that it is this user's.
 * @throws ProviderError `unexpected` if somebody else is signed in
 */
export const sessionOf = ({ session }: StytchClientShape, userId: string) =>
  call(async () => {
    // Whoever follows the session has made sure that the client has the call.
    const answer = await session?.authenticate?.();
    if (answer?.user.user_id !== userId) throw somebodyElse();
    return answer.session;
  });

/** Undocumented. Without it, the client greets whoever an answer is about, under the session of somebody else. */
interface UserStore {
  readonly _subscriptionService?: {
    updateUser?(user: { readonly user_id?: unknown }): void;
    updateSession?(answer: { readonly session?: { readonly user_id?: unknown } }, options?: unknown): void;
  };
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

/** Of the proofs under way on each client: throws if an answer about this user is late. */
const proofs = new WeakMap<object, Set<(userId: unknown) => void>>();

function refusalsOf(client: object): Set<(userId: unknown) => void> | undefined {
  const { _subscriptionService: store } = client as UserStore;
  const update = store?.updateSession;
  if (!update) return undefined;
  const known = proofs.get(store);
  if (known) return known;
  const refusals = new Set<(userId: unknown) => void>();
  proofs.set(store, refusals);
  store.updateSession = (answer, options) => {
    for (const refuse of refusals) refuse(answer.session?.user_id);
    update.call(store, answer, options);
  };
  return refusals;
}

/**
 * Runs a request for a proof of this user's. If another tab has signed them out meanwhile, or somebody else in, its answer would sign them
 * in again: it comes to nothing.
 * @throws ProviderError `unexpected` then
 */
export async function proofOf<T>(
  client: StytchClientShape,
  userId: string,
  request: () => Promise<T>,
): Promise<T> {
  const refusals = refusalsOf(client);
  const hasSignedOut = changesOf(client).watch();
  const refuse = (answered: unknown): void => {
    const current = client.session?.getSync?.()?.user_id;
    // What is begun before a sign-out of ours is revoked after it, by itself.
    if (answered === userId && current !== userId && !(current === undefined && hasSignedOut()))
      throw somebodyElse();
  };
  refusals?.add(refuse);
  try {
    return await request();
  } finally {
    refusals?.delete(refuse);
  }
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
