/** What the form for a new password in `src/plain/account` needs of the provider's client. */
import type { Bootstrap, PasswordStrength, SessionAnswer } from './port.ts';

/** Whose password it is: nobody else's is changed, even if another page has signed in somebody else. */
export interface PasswordOwner {
  readonly userId: string;
  readonly email: string;
}

/** Methods reject with a `ProviderError`. Each change ends the user's other sessions, and leaves this one as long as it was. */
export interface AccountPassword {
  /** What the client knows of the project's policy. */
  stored(): Bootstrap | undefined;
  checkStrength(password: string, owner: PasswordOwner): Promise<PasswordStrength>;
  /** @param existing the old password */
  change(owner: PasswordOwner, existing: string, password: string): Promise<SessionAnswer>;
  /** Takes a proof of the last minutes instead of the old password. */
  set(owner: PasswordOwner, password: string): Promise<SessionAnswer>;
}
