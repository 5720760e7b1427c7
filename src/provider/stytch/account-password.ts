/** The password of the user who is signed in, over Stytch's client. Bundled with the form for it. */
import type { AccountPassword, PasswordOwner } from '../account-password-port.ts';
import { withDeadline } from '../deadline.ts';
import { ProviderError } from '../errors.ts';
import type { SessionAnswer } from '../port.ts';
import { sessionBy } from './changes.ts';
import type { StytchClientShape } from './client.ts';
import { bootstrapSource } from './internals.ts';
import { owned } from './owned.ts';
import { checkStrength } from './password-strength.ts';

/** @param client the page's own client, or one made by `sharedClient` */
export function accountPasswordOf(client: StytchClientShape): AccountPassword {
  const { passwords } = client;

  const asOwner = async (
    name: 'resetByExistingPassword' | 'resetBySession',
    { userId }: PasswordOwner,
    request: (minutes: number) => Promise<{ session?: unknown; user?: unknown }>,
  ): Promise<SessionAnswer> => {
    if (!(passwords as Partial<typeof passwords>)[name])
      throw new ProviderError('configuration', {
        cause: new TypeError(`The client has no passwords.${name}.`),
      });
    return withDeadline(sessionBy(client, owned(client, userId, request)));
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
