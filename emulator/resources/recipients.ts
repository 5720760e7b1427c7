import type { Store } from '../state/store.ts';
import { type Contact, type ContactKey, makeContact, type User } from '../state/user.ts';
import { refused } from './refusals.ts';

/** A user, with the contact that a message goes to or that a sign-in proves. */
export interface Recipient {
  readonly user: User;
  readonly contact: Contact;
}

/** The user with this contact; if there is none, a new pending user. */
export function findOrCreate(store: Store, key: ContactKey): Recipient {
  return recipientOf(store.findUser(key) ?? store.addUser({ ...key, status: 'pending' }), key);
}

/**
 * The user with this contact.
 * @throws ApiError 404 if there is none
 */
export function findExisting(store: Store, key: ContactKey): Recipient {
  const user = store.findUser(key);
  if (user !== undefined) return recipientOf(user, key);
  throw 'email' in key ? refused('email_not_found') : refused('phone_number_not_found');
}

/**
 * The user with this contact whom a message goes to; undefined if there is none and the project hides that.
 * @throws ApiError 404 if there is none
 */
export function findAddressee(store: Store, key: ContactKey): Recipient | undefined {
  const isHidden = store.settings.bootstrap.opaque_errors && store.findUser(key) === undefined;
  return isHidden ? undefined : findExisting(store, key);
}

/**
 * Adds an unverified contact to a user, unless the user has it already.
 * @throws ApiError 400 if it belongs to another user
 */
export function attachTo(store: Store, user: User, key: ContactKey): Recipient {
  const owner = store.findUser(key);
  if (owner === user) return recipientOf(user, key);
  if (owner !== undefined) {
    throw 'email' in key ? refused('duplicate_email') : refused('duplicate_phone_number');
  }
  const contact = makeContact(key, false);
  ('email' in key ? user.emails : user.phones).push(contact);
  return { user, contact };
}

/**
 * Marks a contact as verified. A password that was set before the user's first email address was verified may be
 * someone else's, so the provider demands a new one.
 */
export function verify({ user, contact }: Recipient): void {
  const isFirstProof = user.emails.includes(contact) && !user.emails.some(({ verified }) => verified);
  if (isFirstProof && user.password !== null) user.password.requiresReset = true;
  contact.verified = true;
}

function recipientOf(user: User, key: ContactKey): Recipient {
  const value = 'email' in key ? key.email : key.phone_number;
  const contact = [...user.emails, ...user.phones].find((known) => known.value === value);
  if (contact === undefined) throw new Error(`User ${user.id} has lost the contact it was found by.`);
  return { user, contact };
}
