import { recordsIn, textOf, type Unknown } from './records.ts';

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

const textsIn = (records: readonly Unknown[], key: string): string[] =>
  records.map((record) => textOf(record[key])).filter((text) => text !== '');

/** The ends of a wallet's address are what people compare. */
function shorten(address: string): string {
  return address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}

/**
 * Names a user to the person who has signed in: by email address, phone number or the ends of a wallet's address.
 * @param first what to look for first
 */
export function accountName(user: User, first: Name = 'email'): string | undefined {
  const order = [first, 'email', 'phone', 'wallet'] as const;
  for (const name of order) {
    const [list, key] = NAMES[name];
    const [text] = textsIn(recordsIn(user[list]), key);
    if (text) return name === 'wallet' ? shorten(text) : text;
  }
  return undefined;
}

/** The email addresses that belong to a user for certain. */
export function verifiedEmails(user: User): readonly string[] {
  const verified = recordsIn(user.emails).filter(({ verified }) => verified === true);
  return textsIn(verified, 'email');
}
