/** How a user is addressed. Users come from the provider's answers and from storage, so nothing is taken for granted. Pure. */
import type { User } from '../config/session.ts';

type Name = Partial<User['name']>;

function partsOf({ name }: Partial<User>): readonly string[] {
  const { first_name, last_name }: Name = Object(name) as Name;
  return [first_name, last_name].filter((part) => typeof part === 'string' && part.trim() !== '') as string[];
}

/** The full name, if the user has one. */
export const nameOf = (user: Partial<User>): string | undefined => partsOf(user).join(' ') || undefined;

/** Up to two letters: of the name, or else of the email address. */
export function initialsOf(user: Partial<User>): string | undefined {
  const names = partsOf(user);
  const [email] = Array.isArray(user.emails) ? user.emails : [];
  const words = names.length > 0 ? names : [String(email?.email ?? '')];
  // Spread by code points, so that a letter outside of the BMP stays whole.
  const letters = words.map((word) => [...word.trim()][0] ?? '').join('');
  return letters.toUpperCase() || undefined;
}

/** The values of `data-auth`. */
export const FIELDS: Readonly<Record<string, (user: Partial<User>) => string | undefined>> = {
  email: ({ emails }) => emails?.[0]?.email,
  phone: ({ phone_numbers: numbers }) => numbers?.[0]?.phone_number,
  name: nameOf,
  initials: initialsOf,
  'user-id': ({ user_id: id }) => id,
};
