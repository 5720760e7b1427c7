import { MS_PER_MINUTE } from '../../state/clock.ts';
import type { AuthenticationChallenge, RegistrationChallenge } from '../../state/pending-sign-ins.ts';
import type { Store } from '../../state/store.ts';

/** The provider does not publish how long its challenges last. */
const LIFETIME_MS = 5 * MS_PER_MINUTE;

type Purposes = { register: RegistrationChallenge; authenticate: AuthenticationChallenge };
type Opened = Omit<RegistrationChallenge, 'expiresAt'> | Omit<AuthenticationChallenge, 'expiresAt'>;

/** Remembers what a challenge, in base64url, is for. */
export function openChallenge({ clock, webauthnChallenges }: Store, challenge: string, opened: Opened): void {
  webauthnChallenges.set(challenge, { ...opened, expiresAt: clock.now() + LIFETIME_MS });
}

/** Spends a challenge, even if the attempt fails later; undefined if it is unknown, expired or for another purpose. */
export function takeChallenge<Purpose extends keyof Purposes>(
  { clock, webauthnChallenges }: Store,
  challenge: string,
  purpose: Purpose,
): Purposes[Purpose] | undefined {
  const found = webauthnChallenges.get(challenge);
  webauthnChallenges.delete(challenge);
  if (found === undefined || found.expiresAt <= clock.now()) return undefined;
  return found.purpose === purpose ? (found as Purposes[Purpose]) : undefined;
}
