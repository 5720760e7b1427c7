import { ApiError } from '../../http/api-error.ts';
import { requireSession } from '../../http/credentials.ts';
import type { Call } from '../../http/router.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import type { Factor, Session } from '../../state/session.ts';
import type { User } from '../../state/user.ts';

/** What Stytch counts as different proofs. A password or a wallet is none. */
type Category = 'mailbox' | 'phone' | 'authenticator';

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
  if (!store.settings.dashboard.factors_for_changes || registeredCategories(user).size < 2) return session;
  const counted = factors.filter((factor) => categoryOf(factor) !== undefined);
  if (new Set(counted.map(categoryOf)).size < 2) {
    throw new ApiError(401, 'insufficient_factors', 'The session needs factors of two categories.');
  }
  const now = store.clock.now();
  if (counted.some(({ at }) => at + FRESH_FACTOR_MS > now)) return session;
  throw new ApiError(401, 'stale_factors', 'The session needs a factor of the last hour.');
}

function registeredCategories({ emails, phones, registrations, webauthnRegistrations }: User): Set<Category> {
  const has = new Set<Category>();
  if (registrations.length > 0 || emails.some(({ verified }) => verified)) has.add('mailbox');
  if (phones.some(({ verified }) => verified)) has.add('phone');
  if (webauthnRegistrations.length > 0) has.add('authenticator');
  return has;
}

function categoryOf({ deliveryMethod }: Factor): Category | undefined {
  switch (deliveryMethod) {
    case 'knowledge':
    case 'crypto_wallet':
      return undefined;
    case 'sms':
    case 'whatsapp':
      return 'phone';
    case 'webauthn_registration':
      return 'authenticator';
    default:
      return 'mailbox';
  }
}
