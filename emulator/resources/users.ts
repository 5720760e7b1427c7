import { ApiError } from '../http/api-error.ts';
import { requireSession } from '../http/credentials.ts';
import { requireEmail, requireObject } from '../http/fields.ts';
import { apiRoute } from '../http/router.ts';
import type { Contact, ContactKey, User } from '../state/model.ts';
import type { Store } from '../state/store.ts';
import { makeContact } from '../state/store.ts';
import { walletFields } from './crypto-wallets/wallet-address.ts';

/** A user together with the contact that a message goes to. */
export interface Recipient {
  readonly user: User;
  readonly contact: Contact;
}

/** The user in the provider's spelling. */
export function userBody(user: User): object {
  return {
    user_id: user.id,
    created_at: new Date(user.createdAt).toISOString(),
    status: user.status,
    name: { first_name: '', middle_name: '', last_name: '' },
    emails: user.emails.map(({ id, value, verified }) => ({ email_id: id, email: value, verified })),
    phone_numbers: user.phones.map(({ id, value, verified }) => ({
      phone_id: id,
      phone_number: value,
      verified,
    })),
    providers: user.registrations.map(({ id, provider, subject }) => ({
      oauth_user_registration_id: id,
      provider_type: provider,
      provider_subject: subject,
      profile_picture_url: '',
      locale: '',
    })),
    crypto_wallets: user.wallets.map((wallet) => ({
      ...walletFields(wallet),
      verified: wallet.verified,
    })),
    webauthn_registrations: [],
    biometric_registrations: [],
    totps: [],
    password: user.password && {
      password_id: user.password.id,
      requires_reset: user.password.requiresReset,
    },
    roles: ['stytch_user'],
    trusted_metadata: {},
    untrusted_metadata: {},
  };
}

/** The user who has the contact; a new, pending one if nobody has. */
export function findOrCreate(store: Store, key: ContactKey): Recipient {
  return recipient(store.findUser(key) ?? store.addUser({ ...key, status: 'pending' }), key);
}

/**
 * The user who has the contact.
 * @throws ApiError 404 if nobody has.
 */
export function findExisting(store: Store, key: ContactKey): Recipient {
  const user = store.findUser(key);
  if (user !== undefined) return recipient(user, key);
  throw 'email' in key
    ? new ApiError(404, 'email_not_found', 'Email could not be found.')
    : new ApiError(404, 'phone_number_not_found', 'Phone number could not be found.');
}

/**
 * Adds the contact, still unverified, to a signed-in user, unless it is theirs already.
 * @throws ApiError 400 if it is someone else's.
 */
export function attachTo(store: Store, user: User, key: ContactKey): Recipient {
  const owner = store.findUser(key);
  if (owner === user) return recipient(user, key);
  if (owner !== undefined) {
    throw 'email' in key
      ? new ApiError(400, 'duplicate_email', 'A user with the specified email already exists.')
      : new ApiError(400, 'duplicate_phone_number', 'A user with the specified phone number already exists.');
  }
  const contact = makeContact(key, false);
  ('email' in key ? user.emails : user.phones).push(contact);
  return { user, contact };
}

/**
 * Notes that a contact is its user's. Whoever set a password before the first proof of an e-mail address may not
 * have been the address's owner, so the provider wants such a password set anew.
 */
export function verify({ user, contact }: Recipient): void {
  const isFirstProof = user.emails.includes(contact) && !user.emails.some(({ verified }) => verified);
  if (isFirstProof && user.password !== null) user.password.requiresReset = true;
  contact.verified = true;
}

function recipient(user: User, key: ContactKey): Recipient {
  const value = 'email' in key ? key.email : key.phone_number;
  const contact = [...user.emails, ...user.phones].find((known) => known.value === value);
  if (contact === undefined) throw new Error(`User ${user.id} lost the contact it was found by.`);
  return { user, contact };
}

/** The signed-in user, and the search that tells a form which of its steps comes next. */
export const userRoutes = [
  apiRoute('GET', '/users/me', ({ store, credentials }) => userBody(requireSession(store, credentials).user)),
  apiRoute('POST', '/users/search', ({ store, body }) => {
    const user = store.findUser({ email: requireEmail(requireObject(body)) });
    // The one key of the API in camelCase.
    if (user === undefined) return { userType: 'new' };
    return { userType: user.password === null ? 'passwordless' : 'password' };
  }),
];
