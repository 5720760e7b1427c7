/** What the sections of an account draw. Pure. */

import { format } from '../../kit/i18n/strings.ts';
import { accountName, verifiedEmails } from '../../kit/lib/account.ts';
import { hasOwn } from '../../kit/lib/has-own.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import type { Branch, Tree } from '../../kit/lib/tree.ts';
import type { AccountSection as Section } from '../../settings/account-sections.ts';
import type { User } from '../../settings/session-data.ts';
import { fieldTrees } from '../ask-trees.ts';
import { button, waiting } from '../button.ts';
import { noticeTree } from '../notice.ts';
import { placed } from '../proofs/placed.ts';
import { form, NOTICE, removal } from './ask-tree.ts';
import { fullName, nameOf, waysOf } from './contacts.ts';
import { contactTrees, listTree } from './contacts-tree.ts';
import { type AccountModel, isEditing } from './state.ts';
import type { AccountTexts } from './texts.ts';

function nameTrees(model: AccountModel): readonly Tree[] {
  const { texts, user, proof } = model;
  const { account } = texts;
  const name = nameOf(user);
  if (!isEditing(model, 'name'))
    return [
      ['p', {}, ['bdi', {}, fullName(name) || account.noName]],
      button(account.edit, { action: 'edit' }),
    ];
  const given = fieldTrees(account.firstName, {
    id: 'given-name',
    autocomplete: 'given-name',
    value: name.first,
  });
  const family = fieldTrees(account.lastName, {
    id: 'family-name',
    autocomplete: 'family-name',
    value: name.last,
  });
  return placed(form(model, account.save, ...given, ...family), proof);
}

function deleteTrees(model: AccountModel): readonly Tree[] {
  const { texts, user, task, proof, notice, isBusy } = model;
  const { account } = texts;
  if (task?.does === 'remove') {
    const name = accountName({ ...user }) ?? user.user_id;
    const question = format(account.deleteConfirm, { account: isolate(name) });
    return [removal(model, question, account.deleteAccount)];
  }
  const atRest: Branch = [
    'div',
    { class: 'content' },
    ['p', {}, account.deleteText],
    noticeTree(NOTICE, notice),
    button(account.deleteAccount, { action: 'remove', isBusy: isBusy && task !== undefined }),
  ];
  return placed(atRest, task && proof);
}

function passwordTrees({ texts, user, task, proof, notice, isBusy }: AccountModel): readonly Tree[] {
  const { account } = texts;
  if (task?.section === 'password' && task.form) return placed(task.form.tree, proof);
  return [
    ['p', {}, user.password ? account.hasPassword : account.noPassword],
    noticeTree(NOTICE, notice),
    button(user.password ? account.changePassword : account.setPassword, {
      action: 'edit',
      isBusy: isBusy && task !== undefined,
    }),
  ];
}

function providerTrees(model: AccountModel): readonly Tree[] {
  const { texts, user, task, proof, notice, isBusy, providers } = model;
  const { account, common } = texts;
  const { titleOf, offered, failure } = providers;
  if (failure !== undefined)
    return [['p', { class: 'error', part: 'error' }, failure], button(common.retry, { action: 'load' })];
  const waiting: Tree = ['p', { class: 'helper', part: 'helper' }, common.loading];
  if (!titleOf) return [waiting];
  const connected = waysOf(user, 'providers');
  const named = connected.map((way) => ({ ...way, value: titleOf(way.value) }));
  const connecting = task?.does === 'connect' ? task : undefined;
  const offers: Branch = [
    'div',
    { class: 'actions' },
    ...offered
      .filter((type) => !connected.some(({ value }) => value.toLowerCase() === type))
      .map((type) =>
        button(format(account.connect, { provider: titleOf(type) }), {
          action: 'connect',
          id: type,
          isBusy: isBusy && connecting?.type === type,
        }),
      ),
  ];
  const isArriving = connecting && connecting.type === undefined && isBusy;
  return [
    listTree(model, named, {
      none: account.noProviders,
      remove: account.disconnect,
      removeOf: account.disconnectOf,
      confirm: account.confirmDisconnect,
    }),
    ...(isArriving ? [waiting] : []),
    ...(task?.does === 'remove' ? [] : [noticeTree(NOTICE, notice)]),
    ...placed(offers, connecting && proof),
  ];
}

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

function sectionTrees(model: AccountModel): readonly Tree[] {
  const trees = model.sections.map((section) => sectionTree(model, section));
  return model.isBusy ? trees.map(waiting) : trees;
}

export const accountTrees = (model: AccountModel): readonly Tree[] => [
  ...sectionTrees(model),
  ['p', { class: 'said', role: 'status' }, ...(model.done === undefined ? [] : [model.done])],
];
