/** What the sections of an account draw. Pure. */
import { verifiedEmails } from '../../kit/lib/account.ts';
import { hasOwn } from '../../kit/lib/has-own.ts';
import type { Tree } from '../../kit/lib/tree.ts';
import type { AccountSection as Section } from '../../settings/account-sections.ts';
import type { User } from '../../settings/session-data.ts';
import { contactTrees } from './contacts-tree.ts';
import { deleteTrees } from './deletion-tree.ts';
import { nameTrees } from './name-tree.ts';
import { passwordTrees } from './password-tree.ts';
import { providerTrees } from './providers-tree.ts';
import type { AccountModel } from './state.ts';
import type { AccountTexts } from './texts.ts';

/** By section. */
const HEADINGS: Readonly<Record<Section, (texts: AccountTexts) => string>> = {
  name: ({ account }) => account.name,
  email: ({ account }) => account.emails,
  phone: ({ account }) => account.phones,
  password: ({ password }) => password.label,
  providers: ({ account }) => account.providers,
  delete: ({ account }) => account.deleteAccount,
};

const CONTENTS: Readonly<Record<Section, (model: AccountModel) => readonly Tree[]>> = {
  name: nameTrees,
  email: (model) => contactTrees(model, 'email'),
  phone: (model) => contactTrees(model, 'phone'),
  password: passwordTrees,
  providers: providerTrees,
  delete: deleteTrees,
};

/** The page may also have named what is none. */
const isSection = (name: string): name is Section => hasOwn(HEADINGS, name);

function sectionTree(model: AccountModel, section: Section): Tree {
  const id = `${section}-heading`;
  const isHere = (place: { readonly section: Section } | undefined): boolean => place?.section === section;
  const content = CONTENTS[section]({
    ...model,
    task: isHere(model.task) ? model.task : undefined,
    notice: isHere(model.notice) ? model.notice : undefined,
  });
  return [
    'section',
    { part: 'container', 'aria-labelledby': id, 'data-section': section },
    ['h2', { id, tabindex: '-1', part: 'header' }, HEADINGS[section](model.texts)],
    ['div', { class: 'content' }, ...content],
  ];
}

/**
 * The sections that are shown, each once.
 * @param given their names, of which nothing is taken for granted
 */
export const shownSections = (given: readonly string[], user: User): readonly Section[] =>
  [...new Set(given)]
    .filter(isSection)
    // A password is of use with an address only.
    .filter((section) => section !== 'password' || verifiedEmails(user).length > 0);

export const accountTrees = (model: AccountModel): readonly Tree[] => [
  ...model.sections.map((section) => sectionTree(model, section)),
  ['p', { class: 'said', role: 'status' }, ...(model.done === undefined ? [] : [model.done])],
];
