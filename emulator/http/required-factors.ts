import { MS_PER_MINUTE } from '../state/clock.ts';
import { isJsonObject, type Json } from '../state/json.ts';
import type { Factor, Session } from '../state/session.ts';
import type { Store } from '../state/store.ts';
import type { User } from '../state/user.ts';
import { ApiError } from './api-error.ts';
import type { Guard } from './app.ts';
import { currentSession } from './credentials.ts';

/** The calls that change what a user signs in with. */
const CHANGES = new RegExp(
  `^/(${[
    'users/(?!search).+',
    'webauthn/register/start',
    'totps(/recovery_codes)?',
    '(otps/\\w+|magic_links/email)/send/secondary',
  ].join('|')})$`,
);

/** The proofs that Stytch counts as different, by the delivery method: mailbox, phone, device. A password or a wallet is none. */
const CATEGORIES = [/^(email|oauth_)/, /^(sms|whatsapp)$/, /^(webauthn_|authenticator_app$|recovery_code$)/];

const FRESH_FACTOR_MS = 60 * MS_PER_MINUTE;

/** Refuses a change by a session with too little proof. */
export const requiredFactors: Guard = ({ store, c, body, credentials }, path) => {
  if (c.req.method === 'GET' || !CHANGES.test(path)) return;
  const session = currentSession(store, credentials);
  if (session && !isKnown(session.user, body)) requireFactors(store, session);
};

/** True if a request is about an address or number that the user has: a message to it changes nothing. */
function isKnown({ emails, phones }: User, body: Json | undefined): boolean {
  const { email, phone_number } = isJsonObject(body) ? body : {};
  const value = typeof email === 'string' ? email.toLowerCase() : phone_number;
  return [...emails, ...phones].some((contact) => contact.value === value);
}

/**
 * Makes sure that a session has factors of two categories, one of them younger than an hour, unless its user has only one.
 * @throws ApiError 401
 */
export function requireFactors({ settings, clock }: Store, { user, factors }: Session): void {
  if (!settings.dashboard.factors_for_changes || registeredCategories(user) < 2) return;
  if (provedCategories(factors) < 2) {
    throw new ApiError(401, 'insufficient_factors', 'The session needs factors of two categories.');
  }
  const since = clock.now() - FRESH_FACTOR_MS;
  if (provedCategories(factors.filter(({ at }) => at > since)) > 0) return;
  throw new ApiError(401, 'stale_factors', 'The session needs a factor of the last hour.');
}

function registeredCategories({ emails, phones, registrations, webauthnRegistrations, totps }: User): number {
  const mailboxes = [...registrations, ...emails.filter((email) => email.verified)];
  const devices = [...webauthnRegistrations, ...totps.filter((totp) => totp.verified)];
  const categories = [mailboxes, phones.filter((phone) => phone.verified), devices];
  return categories.filter(({ length }) => length > 0).length;
}

const provedCategories = (factors: readonly Factor[]): number =>
  CATEGORIES.filter((category) => factors.some(({ deliveryMethod }) => category.test(deliveryMethod))).length;
