/** How a user is addressed. Users come from the provider's answers and from storage, so nothing is taken for granted. Pure. */

import { accountName } from '../kit/lib/account.ts';
import { hasOwn, membersOf } from '../kit/lib/objects.ts';
import { recordsIn, type Unknown } from '../kit/lib/records.ts';
import type { Member } from '../settings/business/member-session.ts';
import type { User } from '../settings/session-data.ts';
import type { AnySessionState } from './types.ts';

/** A user, or a member of an organization. */
type Who = Partial<User> | Partial<Member>;
type Name = Partial<User['name']>;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The words to take initials from. A member's name is a single text. */
function wordsOf({ name }: Who): readonly string[] {
  const words = textOf(name)?.trim().split(/\s+/);
  if (words) return [words[0] ?? '', ...words.slice(1).slice(-1)];
  const { first_name, last_name }: Name = membersOf(name);
  return [first_name, last_name].filter((part) => textOf(part) !== undefined) as string[];
}

/** The full name, if the user has one. */
export const nameOf = (user: Who): string | undefined =>
  textOf(user.name) ?? (wordsOf(user).join(' ') || undefined);

const isMember = (user: Who): user is Partial<Member> => hasOwn(user, 'member_id');

/** A verified one, if there is any: anybody can add an address of somebody else's to an account of their own, without verifying it. */
const verifiedIn = (list: unknown): Unknown | undefined => {
  const records = recordsIn(list);
  return records.find(({ verified }) => verified) ?? records[0];
};

const emailOf = (user: Who): string | undefined =>
  textOf(isMember(user) ? user.email_address : verifiedIn(user.emails)?.['email']);

/** The name of the account. */
export const accountOf = (user: Who): string | undefined =>
  isMember(user) ? emailOf(user) : accountName({ ...user });

/** Up to two letters: of the name, or else of the email address. */
export function initialsOf(user: Who): string | undefined {
  const names = wordsOf(user);
  const words = names.length > 0 ? names : [emailOf(user) ?? ''];
  // Spread by code points, so that a letter outside of the BMP stays whole.
  const letters = words.map((word) => [...word.trim()][0]).join('');
  return letters.toUpperCase() || undefined;
}

type Read = (user: Who, state: Pick<AnySessionState, 'organization'>) => string | undefined;

/** The values of `data-auth`. */
export const FIELDS: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['email', emailOf],
  [
    'phone',
    (user) =>
      textOf(isMember(user) ? user.mfa_phone_number : verifiedIn(user.phone_numbers)?.['phone_number']),
  ],
  ['name', nameOf],
  ['initials', initialsOf],
  ['user-id', (user) => textOf(isMember(user) ? user.member_id : user.user_id)],
  ['organization', (_user, { organization }) => textOf(organization?.organization_name)],
]);
