import type { B2bStore } from '../../../state/b2b/b2b-store.ts';
import type { Store } from '../../../state/store.ts';
import { makePassword } from '../../../state/user.ts';
import { isBreached } from '../../passwords/strength.ts';
import { requireMatch, wrongPassword } from '../../passwords/user-password.ts';
import { refused } from '../refusals.ts';

/**
 * The key of the password that discovery asks for.
 * @throws ApiError 400 if each organization has passwords of its own
 */
export function requireCrossOrgKey({ settings }: B2bStore, email: string): string {
  if (settings.dashboard.cross_org_passwords) return email;
  throw refused('cross_org_passwords_not_enabled');
}

/**
 * Makes sure that this is the password with a key. Ten wrong ones in a row lock it for an hour.
 * @throws ApiError 404 if there is none, 400 if it must be reset, 401 if it is wrong, 429 while it is locked
 */
export async function requirePasswordOf({ b2b, clock }: Store, key: string, password: string): Promise<void> {
  const stored = b2b.passwords.get(key);
  const { bootstrap, dashboard } = b2b.settings;
  if (bootstrap.opaque_errors && (!stored || stored.requiresReset)) throw wrongPassword();
  if (stored === undefined) throw refused('member_password_not_found');
  if (stored.requiresReset) throw refused('member_reset_password');
  await requireMatch(stored, password, clock.now());
  if (dashboard.breach_detection_on_authentication && isBreached(password))
    throw refused('member_reset_password');
}

/** Replaces the password with a key. Reset links sent earlier stop working. */
export function replacePassword(b2b: B2bStore, key: string, hash: string): void {
  b2b.passwords.set(key, makePassword(hash));
  for (const link of b2b.memberLinks.values()) {
    const { email, organization } = link.member;
    if (link.purpose === 'reset-password' && b2b.passwordKey(email, organization) === key) link.used = true;
  }
  for (const link of b2b.discoveryLinks.values()) {
    if (link.purpose === 'reset-password' && link.email === key) link.used = true;
  }
}

/** Ends all sessions of whoever has this email address, as the provider does unless the password was changed by session. */
export function endSessions({ sessions }: B2bStore, email: string): void {
  for (const [token, { member }] of sessions) if (member.email === email) sessions.delete(token);
}
