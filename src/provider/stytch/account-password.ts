/** The password of the user who is signed in, over Stytch's client. Bundled with the form for it. */
import { withDeadline } from '../errors.ts';
import type { Bootstrap, PasswordStrength, SessionAnswer } from '../port.ts';
import { missingCall, owned } from './account.ts';
import { sessionBy } from './changes.ts';
import type { StytchClientShape } from './client.ts';
import { bootstrapSource } from './internals.ts';
import { checkStrength } from './password-strength.ts';

/** Whose password it is: nobody else's is changed, even if another page has signed in somebody else. */
export interface PasswordOwner {
  readonly userId: string;
  readonly email: string;
}

/**
 * Methods reject with a `ProviderError`. Each change ends the user's other sessions, and leaves this one as long as it was.
 * @param client the page's own client, or one made by `sharedClient`
 */
export function accountPasswordOf(client: StytchClientShape) {
  const { passwords } = client;

  const asOwner = async (
    name: 'resetByExistingPassword' | 'resetBySession',
    { userId }: PasswordOwner,
    request: (minutes: number) => Promise<{ session?: unknown; user?: unknown }>,
  ): Promise<SessionAnswer> => {
    if (!(passwords as Partial<typeof passwords>)[name]) throw missingCall(`passwords.${name}`);
    return withDeadline(sessionBy(client, owned(client, userId, request)));
  };

  return {
    /** The project's policy, as the client knows it. */
    stored: (): Bootstrap | undefined => bootstrapSource(client, undefined).stored(),
    checkStrength: (password: string, { email }: PasswordOwner): Promise<PasswordStrength> =>
      checkStrength(client, password, email),
    /** @param existing the old password */
    change: (owner: PasswordOwner, existing: string, password: string) =>
      asOwner('resetByExistingPassword', owner, (minutes) =>
        passwords.resetByExistingPassword({
          email: owner.email,
          existing_password: existing,
          new_password: password,
          session_duration_minutes: minutes,
        }),
      ),
    /** Takes a proof of the last minutes instead of the old password. */
    set: (owner: PasswordOwner, password: string) =>
      asOwner('resetBySession', owner, (minutes) =>
        passwords.resetBySession({ password, session_duration_minutes: minutes }),
      ),
  };
}
