/** The password of the user who is signed in, over Stytch's client. */
import type { OwnPassword } from '../account-port.ts';
import { withDeadline } from '../errors.ts';
import type { SessionAnswer } from '../port.ts';
import { sessionBy } from './changes.ts';
import type { StytchClientShape } from './client.ts';
import { bootstrapSource } from './internals.ts';
import { missingCall, owned } from './owned.ts';
import { checkStrength } from './password-strength.ts';

/**
 * @param client the page's own client, or one made by `sharedClient`
 * @param userId whose password it is: nobody else's is changed, even if another page has signed in somebody else
 */
export function accountPasswordOf(client: StytchClientShape, userId: string): OwnPassword {
  const { passwords } = client;

  const asOwner = async (
    name: 'resetByExistingPassword' | 'resetBySession',
    request: (minutes: number) => Promise<{ session?: unknown; user?: unknown }>,
  ): Promise<SessionAnswer> => {
    if (!(passwords as Partial<typeof passwords>)[name]) throw missingCall(`passwords.${name}`);
    return withDeadline(sessionBy(client, owned(client, userId, request)));
  };

  return {
    policy: () => bootstrapSource(client, undefined).stored(),
    checkStrength: (password, email) => checkStrength(client, password, email),
    change: (email, existing, password) =>
      asOwner('resetByExistingPassword', (minutes) =>
        passwords.resetByExistingPassword({
          email,
          existing_password: existing,
          new_password: password,
          session_duration_minutes: minutes,
        }),
      ),
    set: (password) =>
      asOwner('resetBySession', (minutes) =>
        passwords.resetBySession({ password, session_duration_minutes: minutes }),
      ),
  };
}
