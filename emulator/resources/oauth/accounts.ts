import { toIso } from '../../state/clock.ts';
import { makeId } from '../../state/ids.ts';
import type { JsonObject } from '../../state/json.ts';
import { randomHex } from '../../state/random.ts';
import type { Store } from '../../state/store.ts';
import { makeContact, type OAuthRegistration, type User } from '../../state/user.ts';
import type { VisitOf } from '../../state/visits.ts';
import { attachTo, findOrCreate, type Recipient } from '../recipients.ts';

/** The provider's error for a URL that the project does not list. */
export const MISMATCH = 'no_match_for_provided_oauth_url';

/** The scopes that a page asks for in addition to a third-party provider's defaults. */
export const readScopes = ({ custom_scopes: scopes }: JsonObject): readonly string[] =>
  typeof scopes === 'string' ? scopes.split(' ').filter((scope) => scope !== '') : [];

/** The part of a provider's own answer that Stytch passes on. */
export const providerValues = (scopes: readonly string[], expiresAt: number) => ({
  access_token: randomHex(16),
  refresh_token: '',
  id_token: '',
  scopes,
  expires_at: toIso(expiresAt),
});

/** Whom an account at the provider signs in; undefined if it is to be connected, and belongs to another user. */
export function accountOf(
  store: Store,
  visit: VisitOf<'user'>,
  email: string,
): (Recipient & { readonly registration: OAuthRegistration }) | undefined {
  const recipient = recipientOf(store, visit, email);
  return recipient && { ...recipient, registration: findOrAddRegistration(recipient.user, visit.provider) };
}

function recipientOf(
  store: Store,
  { attachTo: user, provider }: VisitOf<'user'>,
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
