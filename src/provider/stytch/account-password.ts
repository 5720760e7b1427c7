/** The password of the user who is signed in, over Stytch's client. Bundled with the form for it. */
import type { AccountPassword, PasswordOwner } from '../account-password-port.ts';
import { withDeadline } from '../deadline.ts';
import { ProviderError } from '../errors.ts';
import { minutesLeft } from '../minutes-left.ts';
import type { SessionAnswer } from '../port.ts';
import { sessionBy } from './changes.ts';
import type { StytchClientShape } from './client.ts';
import { bootstrapSource } from './internals.ts';
import { checkStrength } from './password-strength.ts';

/** @param client the page's own client, or one made by `sharedClient` */
export function accountPasswordOf(client: StytchClientShape): AccountPassword {
  const { passwords, session } = client;

  /** Runs a call in its turn among the sign-ins of all tabs, once Stytch has confirmed whose session it is. */
  const asOwner = (
    name: 'resetByExistingPassword' | 'resetBySession',
    { userId }: PasswordOwner,
    request: (minutes: number) => Promise<{ session?: unknown; user?: unknown }>,
  ): Promise<SessionAnswer> => {
    const confirmed = async () => {
      if (!(passwords as Partial<typeof passwords>)[name])
        throw new ProviderError('configuration', {
          cause: new TypeError(`The client has no passwords.${name}.`),
        });
      // Whoever follows the session has made sure that the client has the call.
      const answer = await session?.authenticate?.();
      if (answer?.user.user_id !== userId)
        throw new ProviderError('unexpected', { cause: new Error('Somebody else is signed in.') });
      return request(minutesLeft(answer.session));
    };
    return withDeadline(sessionBy(client, confirmed));
  };

  return {
    stored: () => bootstrapSource(client, undefined).stored(),
    checkStrength: (password, { email }) => checkStrength(client, password, email),
    change: (owner, existing, password) =>
      asOwner('resetByExistingPassword', owner, (minutes) =>
        passwords.resetByExistingPassword({
          email: owner.email,
          existing_password: existing,
          new_password: password,
          session_duration_minutes: minutes,
        }),
      ),
    set: (owner, password) =>
      asOwner('resetBySession', owner, (minutes) =>
        passwords.resetBySession({ password, session_duration_minutes: minutes }),
      ),
  };
}
