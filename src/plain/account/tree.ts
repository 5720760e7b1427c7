/** What the sections of an account draw. Pure. */
import { hasOwn } from '../../kit/lib/has-own.ts';
import type { Tree } from '../../kit/lib/tree.ts';
import type { AccountSection as Section } from '../../settings/account-sections.ts';
import { contactTrees } from './contacts-tree.ts';
import { deleteTrees } from './deletion-tree.ts';
import { nameTrees } from './name-tree.ts';
import type { AccountModel } from './state.ts';
import type { AccountTexts } from './texts.ts';

/** By section. */
const HEADINGS: Readonly<Record<Section, keyof AccountTexts['account']>> = {
  name: 'name',
  email: 'emails',
  phone: 'phones',
  delete: 'deleteAccount',
};

/** The page may also have named what is none. */
export const isSection = (name: string): name is Section => hasOwn(HEADINGS, name);

function contentOf(model: AccountModel, section: Section): readonly Tree[] {
  if (section === 'name') return nameTrees(model);
  return section === 'delete' ? deleteTrees(model) : contactTrees(model, section);
}

function sectionTree(model: AccountModel, section: Section): Tree {
  const { account } = model.texts;
  const id = `${section}-heading`;
  const isHere = (place: { readonly section: Section } | undefined): boolean => place?.section === section;
  const content = contentOf(
    {
      ...model,
      task: isHere(model.task) ? model.task : undefined,
      notice: isHere(model.notice) ? model.notice : undefined,
    },
    section,
  );
  return [
    'section',
    { part: 'container', 'aria-labelledby': id, 'data-section': section },
    ['h2', { id, tabindex: '-1', part: 'header' }, account[HEADINGS[section]]],
    ['div', { class: 'content' }, ...content],
  ];
}

export const accountTrees = (model: AccountModel): readonly Tree[] => [
  ...model.sections.map((section) => sectionTree(model, section)),
  ['p', { class: 'said', role: 'status' }, ...(model.done === undefined ? [] : [model.done])],
];
