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
