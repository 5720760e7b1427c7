import { hasOwn, membersOf } from './objects.ts';
import { recordsIn, textOf } from './records.ts';

/** The names of an account: where the provider's user has each, and under which key. */
const NAMES = {
  email: ['emails', 'email'],
  phone: ['phone_numbers', 'phone_number'],
  wallet: ['crypto_wallets', 'crypto_wallet_address'],
} as const;

type Name = keyof typeof NAMES;
/** The parts of a user in the provider's responses that may name one. Their values are not taken for granted. */
type User = { readonly [Name in keyof typeof NAMES as (typeof NAMES)[Name][0]]?: unknown };

/** The ends of a wallet's address are what people compare. */
function shorten(address: string): string {
  return address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}

const ALL: readonly Name[] = ['email', 'phone', 'wallet'];

const namesOf = (user: User, names: readonly Name[]) =>
  names.flatMap((name) => {
    const [list, key] = NAMES[name];
    return recordsIn(user[list]).flatMap(({ verified, [key]: value }) => {
      const text = textOf(value);
      return text ? { text: name === 'wallet' ? shorten(text) : text, isVerified: verified === true } : [];
    });
  });

/** Names a user by what is verified: an account can have anybody's address that is not. */
export const verifiedName = (user: User, names = ALL): string | undefined =>
  namesOf(user, names).find(({ isVerified }) => isVerified)?.text;

/**
 * Names a user to the person who has signed in: by email address, phone number or the ends of a wallet's address,
 * verified ones first.
 * @param names what to look for, in this order
 */
export const accountName = (user: User, names = ALL): string | undefined =>
  verifiedName(user, names) ?? namesOf(user, names)[0]?.text;

/** The first of each that the provider has verified; undefined if there is none. Anybody can add an address that is not theirs. */
export interface VerifiedContacts {
  readonly email: string | undefined;
  /** E.164 */
  readonly phone: string | undefined;
}

const verifiedIn = (list: unknown, key: string): string | undefined =>
  textOf(recordsIn(list).find((each) => each['verified'] === true)?.[key]) || undefined;

/** Of a user, or of a member of an organization. */
export function verifiedContacts(who: object | undefined): VerifiedContacts {
  const user = membersOf(who);
  const ofMember = (key: string): string | undefined =>
    user[`${key}_verified`] === true ? textOf(user[key]) || undefined : undefined;
  return hasOwn(user, 'member_id')
    ? { email: ofMember('email_address'), phone: ofMember('mfa_phone_number') }
    : {
        email: verifiedIn(user['emails'], 'email'),
        phone: verifiedIn(user['phone_numbers'], 'phone_number'),
      };
}

/** The email addresses that belong to a user for certain. */
export const verifiedEmails = (user: User): readonly string[] =>
  namesOf(user, ['email']).flatMap(({ text, isVerified }) => (isVerified ? text : []));
