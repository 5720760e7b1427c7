import { recordsIn, textOf } from './records.ts';

/** What an account can be named by: where the provider's user has it, and under which key. */
const NAMES = {
  email: ['emails', 'email'],
  phone: ['phone_numbers', 'phone_number'],
  wallet: ['crypto_wallets', 'crypto_wallet_address'],
} as const;

type Name = keyof typeof NAMES;
type List = (typeof NAMES)[Name][0];

/** What names a user in the provider's responses. Its values are not taken for granted. */
type User = { readonly [Key in List]?: unknown };

function textsOf(user: User, name: Name, isVerified: boolean): string[] {
  const [list, key] = NAMES[name];
  const records = recordsIn(user[list]).filter(({ verified }) => (verified === true) === isVerified);
  return records.map((record) => textOf(record[key])).filter((text) => text !== '');
}

/** The ends of a wallet's address are what people compare. */
function shorten(address: string): string {
  return address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}

function nameAmong(user: User, first: Name, isVerified: boolean): string | undefined {
  for (const name of [first, 'email', 'phone', 'wallet'] as const) {
    const [text] = textsOf(user, name, isVerified);
    if (text) return name === 'wallet' ? shorten(text) : text;
  }
  return undefined;
}

/** Names a user by what is verified: an account can have anybody's address that is not. */
export const verifiedName = (user: User, first: Name = 'email'): string | undefined =>
  nameAmong(user, first, true);

/**
 * Names a user to the person who has signed in: by email address, phone number or the ends of a wallet's address,
 * verified ones first.
 * @param first what to look for first
 */
export const accountName = (user: User, first: Name = 'email'): string | undefined =>
  verifiedName(user, first) ?? nameAmong(user, first, false);

/** A user's email address or phone number, a verified one if there is any. */
export const contactOf = (user: User, name: 'email' | 'phone'): string | undefined =>
  [...textsOf(user, name, true), ...textsOf(user, name, false)][0];

/** The email addresses that belong to a user for certain. */
export const verifiedEmails = (user: User): readonly string[] => textsOf(user, 'email', true);
