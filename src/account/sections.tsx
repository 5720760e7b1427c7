/** The sections of an account, by the names that a page gives. */
import type { ComponentType } from 'react';
import { verifiedEmails } from '../kit/lib/account.ts';
import { hasOwn } from '../kit/lib/objects.ts';
import type { AccountSection } from '../settings/account-sections.ts';
import type { User } from '../settings/session-data.ts';
import { Emails, Phones } from './sections/contacts.tsx';
import { Deletion } from './sections/deletion.tsx';
import { Name } from './sections/name.tsx';
import { Passkeys } from './sections/passkeys.tsx';
import { Password } from './sections/password.tsx';
import { Providers } from './sections/providers.tsx';
import { SecondFactor } from './sections/second-factor.tsx';
import { Sessions } from './sections/sessions.tsx';

export const sectionViews: Readonly<Record<AccountSection, ComponentType>> = {
  name: Name,
  email: Emails,
  phone: Phones,
  password: Password,
  providers: Providers,
  passkeys: Passkeys,
  'second-factor': SecondFactor,
  sessions: Sessions,
  delete: Deletion,
};

/** Of the visitor, and of how they sign in. */
export type Group = 'profile' | 'security';

const PROFILE: readonly AccountSection[] = ['name', 'email', 'phone'];

/** The sections under each heading, in their order. The end of the account is the end of the page. */
export function groupsOf(sections: readonly AccountSection[]) {
  const inOrder = [...sections].sort((one, other) => Number(one === 'delete') - Number(other === 'delete'));
  const groups: readonly (readonly [Group, readonly AccountSection[]])[] = [
    ['profile', inOrder.filter((section) => PROFILE.includes(section))],
    ['security', inOrder.filter((section) => !PROFILE.includes(section))],
  ];
  return groups.filter(([, those]) => those.length > 0);
}

const DEFAULT: readonly AccountSection[] = ['name', 'email'];

/** The page may also have named other things. */
const isSection = (name: unknown): name is AccountSection =>
  typeof name === 'string' && hasOwn(sectionViews, name);

/** What a page has named that is no section. @param given not validated */
export const unknownIn = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.filter((name) => !isSection(name)).map(String) : [];

/**
 * The sections that are shown, each once.
 * @param given their names, not validated
 */
export const sectionsOf = (given: unknown, user: User): readonly AccountSection[] =>
  [...new Set<unknown>(Array.isArray(given) ? given : DEFAULT)]
    .filter(isSection)
    // A password is of use with an address only.
    .filter((section) => section !== 'password' || verifiedEmails(user).length > 0);
