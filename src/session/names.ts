/** How a user is addressed. Users come from the provider's answers and from storage, so nothing is taken for granted. Pure. */

import { verifiedContacts, verifiedName } from '../kit/lib/account.ts';
import { membersOf } from '../kit/lib/objects.ts';
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

/** The name of the account. */
export const accountOf = (user: Who): string | undefined =>
  verifiedContacts(user).email ?? verifiedName(membersOf(user));

/** Up to two letters: of the name, or else of the verified email address. */
export function initialsOf(user: Who): string | undefined {
  const names = wordsOf(user);
  const words = names.length > 0 ? names : [verifiedContacts(user).email ?? ''];
  // Spread by code points, so that a letter outside of the BMP stays whole.
  const letters = words.map((word) => [...word.trim()][0]).join('');
  return letters.toUpperCase() || undefined;
}

type Read = (user: Who, state: Pick<AnySessionState, 'organization'>) => string | undefined;

/** The values of `data-auth`. */
export const FIELDS: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['email', (user) => verifiedContacts(user).email],
  ['phone', (user) => verifiedContacts(user).phone],
  ['name', nameOf],
  ['initials', initialsOf],
  [
    'user-id',
    (user) => {
      const { member_id, user_id } = membersOf(user);
      return textOf(member_id ?? user_id);
    },
  ],
  ['organization', (_user, { organization }) => textOf(organization?.organization_name)],
]);
