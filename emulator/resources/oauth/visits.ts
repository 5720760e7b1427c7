import { MS_PER_MINUTE, toIso } from '../../state/clock.ts';
import { makeId, makeToken } from '../../state/ids.ts';
import type { OAuthVisit } from '../../state/pending-sign-ins.ts';
import { randomHex } from '../../state/random.ts';
import type { Store } from '../../state/store.ts';
import { makeContact, type OAuthRegistration, type User } from '../../state/user.ts';
import { attachTo, findOrCreate, type Recipient } from '../recipients.ts';
import { urlWithError, urlWithToken } from '../redirects.ts';
import { refused } from '../refusals.ts';

/** The provider's error for a URL that the project does not list. */
export const MISMATCH = 'no_match_for_provided_oauth_url';
const TOKEN_LIFETIME_MS = 10 * MS_PER_MINUTE;

/**
 * A visit that has not returned yet.
 * @throws ApiError 400 if there is none
 */
export function requireVisit<Visit>(visits: ReadonlyMap<string, Visit>, id: string): Visit {
  const visit = visits.get(id);
  if (visit === undefined) throw refused('oauth_invalid_state');
  return visit;
}

/**
 * Ends a visit in which the visitor has agreed to sign in with the account of this email address.
 * @returns the URL that the provider sends them to
 */
export function finishVisit(store: Store, visit: OAuthVisit, email: string): string {
  const recipient = recipientOf(store, visit, email);
  // That it cannot be, Stytch documents; how it says so, it does not.
  if (!recipient) return urlWithError(visit.loginUrl, 'server_error', 'The account belongs to another user.');
  const { user, contact } = recipient;
  const isLogin = user.status === 'active';
  const token = makeToken();
  store.oauthGrants.set(token, {
    user,
    contact,
    registration: findOrAddRegistration(user, visit.provider),
    scopes: visit.scopes,
    expiresAt: store.clock.now() + TOKEN_LIFETIME_MS,
    codeChallenge: visit.codeChallenge,
  });
  return urlWithToken(isLogin ? visit.loginUrl : visit.signupUrl, {
    stytch_redirect_type: isLogin ? 'login' : 'signup',
    stytch_token_type: 'oauth',
    token,
  });
}

/** What Stytch passes on of a provider's own answer. */
export const providerValues = ({ scopes, expiresAt }: { scopes: readonly string[]; expiresAt: number }) => ({
  access_token: randomHex(16),
  refresh_token: '',
  id_token: '',
  scopes,
  expires_at: toIso(expiresAt),
});

/** Whom an account at the provider signs in; undefined if it is to be connected, and belongs to another user. */
function recipientOf(
  store: Store,
  { attachTo: user, provider }: OAuthVisit,
  email: string,
): Recipient | undefined {
  const owner = store.findUser({ email });
  if (user === null) return findOrCreate(store, { email });
  if (owner === undefined || owner === user) return attachTo(store, user, { email });
  const isTaken = owner.registrations.some((registration) => registration.provider === provider);
  // An address that somebody else has stays theirs.
  return isTaken ? undefined : { user, contact: makeContact({ email }, true) };
}

function findOrAddRegistration(user: User, provider: string): OAuthRegistration {
  const existing = user.registrations.find((registration) => registration.provider === provider);
  if (existing !== undefined) return existing;
  const added = { id: makeId('oauth-user'), provider, subject: randomHex(8) };
  user.registrations.push(added);
  return added;
}
