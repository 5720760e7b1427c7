import { ProviderError } from '../errors.ts';
import { minutesLeft } from '../minutes-left.ts';
import type { StytchClientShape } from './client.ts';

/**
 * A call for one user only, which comes once Stytch has confirmed whose session it is. To be run in its turn among the sign-ins
 * of all tabs.
 * @param request takes how long the session lasts, in minutes
 */
export const owned =
  <T>(
    { session }: StytchClientShape,
    userId: string,
    request: (minutes: number) => Promise<T>,
  ): (() => Promise<T>) =>
  async () => {
    // Whoever follows the session has made sure that the client has the call.
    const answer = await session?.authenticate?.();
    if (answer?.user.user_id !== userId)
      throw new ProviderError('unexpected', { cause: new Error('Somebody else is signed in.') });
    return request(minutesLeft(answer.session));
  };
