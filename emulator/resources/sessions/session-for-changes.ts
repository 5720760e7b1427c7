import { ApiError } from '../../http/api-error.ts';
import { requireSession } from '../../http/credentials.ts';
import type { Call } from '../../http/router.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import type { Factor, Session } from '../../state/session.ts';
import type { User } from '../../state/user.ts';

/** What Stytch counts as different proofs, by the delivery method: mailbox, phone, passkey. A password or a wallet is none. */
const CATEGORIES = [/^(email|oauth_)/, /^(sms|whatsapp)$/, /^webauthn_/];

const FRESH_FACTOR_MS = 60 * MS_PER_MINUTE;

/**
 * The caller's session, if it may change what the user signs in with: it has proofs of two categories, one of them
 * younger than an hour, unless the user has only one category.
 * @throws ApiError 401 if the caller is signed out or has to prove more, 404 if the session is unknown or has expired
 */
export function requireSessionForChanges({
  store,
  credentials,
}: Pick<Call, 'store' | 'credentials'>): Session {
  const session = requireSession(store, credentials);
  const { user, factors } = session;
  if (!store.settings.dashboard.factors_for_changes || registeredCategories(user) < 2) return session;
  if (provedCategories(factors) < 2) {
    throw new ApiError(401, 'insufficient_factors', 'The session needs factors of two categories.');
  }
  const since = store.clock.now() - FRESH_FACTOR_MS;
  if (provedCategories(factors.filter(({ at }) => at > since)) > 0) return session;
  throw new ApiError(401, 'stale_factors', 'The session needs a factor of the last hour.');
}

function registeredCategories({ emails, phones, registrations, webauthnRegistrations }: User): number {
  const mailboxes = [...registrations, ...emails.filter((email) => email.verified)];
  return [mailboxes, phones.filter((phone) => phone.verified), webauthnRegistrations].filter(
    ({ length }) => length > 0,
  ).length;
}

const provedCategories = (factors: readonly Factor[]): number =>
  CATEGORIES.filter((category) => factors.some(({ deliveryMethod }) => category.test(deliveryMethod))).length;
