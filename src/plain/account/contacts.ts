/** The visitor's name, addresses and numbers. Users come from the provider, so nothing is taken for granted. Pure. */
import { toDigits } from '../../kit/lib/digits.ts';
import { recordsIn, textOf, type Unknown } from '../../kit/lib/records.ts';
import { visible } from '../../kit/lib/visible.ts';
import type { User } from '../../settings/session.ts';

export type ContactKind = 'email' | 'phone';

export interface Contact {
  /** The provider's `email_id` or `phone_id`. */
  readonly id: string;
  /** An email address, or a phone number in E.164. */
  readonly value: string;
  readonly isVerified: boolean;
}

/** Where the provider's user has them, and under which keys. */
const KEYS = {
  email: { list: 'emails', id: 'email_id', value: 'email' },
  phone: { list: 'phone_numbers', id: 'phone_id', value: 'phone_number' },
} as const;

export function contactsOf(user: User, kind: ContactKind): readonly Contact[] {
  const keys = KEYS[kind];
  return recordsIn(user[keys.list])
    .map((contact) => ({
      id: textOf(contact[keys.id]),
      value: textOf(contact[keys.value]),
      isVerified: contact['verified'] === true,
    }))
    .filter(({ id, value }) => id !== '' && value !== '');
}

/**
 * The id of the contact without which nothing would be left to sign in with. Stytch counts email addresses, phone numbers and
 * social logins. A password needs an address.
 */
export function lastWayIn(user: User): string | undefined {
  const emails = contactsOf(user, 'email').filter(({ isVerified }) => isVerified);
  const contacts = [...emails, ...contactsOf(user, 'phone').filter(({ isVerified }) => isVerified)];
  const only = contacts.length + recordsIn(user.providers).length === 1 ? contacts[0] : undefined;
  return (only ?? (user.password && emails.length === 1 ? emails[0] : undefined))?.id;
}

export interface VisitorName {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
}

export function nameOf(user: User): VisitorName {
  const name = Object(user.name) as Unknown;
  const read = (key: string): string => textOf(name[key]).trim();
  return { first: read('first_name'), middle: read('middle_name'), last: read('last_name') };
}

export const fullName = ({ first, middle, last }: VisitorName): string =>
  [first, middle, last].filter((part) => part !== '').join(' ');

/** A phone number with its country code in E.164; undefined if it is none. */
export function parsePhone(typed: string): string | undefined {
  const number = visible(typed).trim();
  const e164 = `+${toDigits(number)}`;
  return /^[+＋][\p{Nd}\s().-]+$/u.test(number) && /^\+[1-9]\d{6,14}$/.test(e164) ? e164 : undefined;
}
