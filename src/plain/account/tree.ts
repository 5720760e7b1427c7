/** What the sections of an account draw. Pure. */
import { format } from '../../kit/i18n/strings.ts';
import { accountName } from '../../kit/lib/account.ts';
import { hasOwn } from '../../kit/lib/has-own.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import type { Attributes, Branch, Tree } from '../../kit/lib/tree.ts';
import type { AccountSection as Section } from '../../settings/account-sections.ts';
import type { User } from '../../settings/session.ts';
import { button } from '../button.ts';
import { type Notice, noticeTree } from '../notice.ts';
import { placed } from '../proofs/placed.ts';
import { type Contact, type ContactKind, contactsOf, fullName, lastWayIn, nameOf } from './contacts.ts';
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

/** What the visitor does in a section: fills in its form, or something with one of the contacts, or with the account. */
export type Task =
  | { readonly section: Exclude<Section, 'delete'>; readonly does: 'edit' }
  | { readonly section: ContactKind; readonly does: 'remove' | 'verify'; readonly id: string }
  | { readonly section: 'delete'; readonly does: 'remove' | 'verify' };

export interface AccountState {
  readonly task: Task | undefined;
  readonly isBusy: boolean;
  /** About the task, or about the section in which one has ended. */
  readonly notice: (Notice & { readonly section: Section }) | undefined;
  /** Stands in place of the task. */
  readonly proof: Tree | undefined;
  /** What screen readers are told. */
  readonly done: string | undefined;
}

export interface AccountModel extends AccountState {
  readonly texts: AccountTexts;
  readonly user: User;
  readonly sections: readonly Section[];
}

const NOTICE = 'notice';

interface FieldProps extends Attributes {
  readonly id: string;
}

/** @param isWrong whether the notice is about it */
const field = (label: string, props: FieldProps, isWrong = false): readonly Tree[] => [
  ['label', { for: props.id, part: 'label' }, label],
  [
    'input',
    {
      name: props.id,
      part: 'input',
      dir: 'auto',
      ...props,
      ...(isWrong && { 'aria-describedby': NOTICE, 'aria-invalid': 'true' }),
    },
  ],
];

/** @param submit the text of its button */
function form({ texts, isBusy, notice }: AccountModel, submit: string, ...fields: readonly Tree[]): Branch {
  return [
    // Nothing can put what is typed into the address.
    'form',
    { class: 'ask', method: 'dialog', novalidate: '' },
    ...fields,
    noticeTree(NOTICE, notice),
    [
      'div',
      { class: 'actions' },
      button(submit, { action: 'save', part: 'button-primary', isBusy, isSubmit: true }),
      button(texts.account.cancel, { action: 'cancel' }),
    ],
  ];
}

const isEditing = ({ task }: AccountModel, section: Section): boolean =>
  task?.section === section && task.does === 'edit';

function nameTrees(model: AccountModel): readonly Tree[] {
  const { texts, user, proof } = model;
  const { account } = texts;
  const name = nameOf(user);
  if (!isEditing(model, 'name'))
    return [
      ['p', {}, ['bdi', {}, fullName(name) || account.noName]],
      button(account.edit, { action: 'edit' }),
    ];
  const given = field(account.firstName, { id: 'given-name', autocomplete: 'given-name', value: name.first });
  const family = field(account.lastName, {
    id: 'family-name',
    autocomplete: 'family-name',
    value: name.last,
  });
  return placed(form(model, account.save, ...given, ...family), proof);
}

/** @param remove the text of the button that answers it */
function questionTree(
  { texts, isBusy, notice }: AccountModel,
  question: string,
  remove: string,
  id = '',
): Branch {
  return [
    'div',
    { class: 'ask', role: 'group', 'aria-labelledby': 'question' },
    ['p', { id: 'question' }, question],
    noticeTree(NOTICE, notice),
    [
      'div',
      { class: 'actions' },
      button(remove, { action: 'confirm', id, part: 'button-primary', isBusy }),
      button(texts.account.cancel, { action: 'cancel' }),
    ],
  ];
}

function removeTree(model: AccountModel, { id, value }: Contact): Branch {
  const { account } = model.texts;
  const question = format(account.confirm, { contact: isolate(value) });
  return questionTree(model, question, account.remove, id);
}

function deleteTrees(model: AccountModel): readonly Tree[] {
  const { texts, user, task, proof, notice, isBusy } = model;
  const { account } = texts;
  if (task?.does === 'remove') {
    const name = accountName({ ...user }) ?? user.user_id;
    const question = format(account.deleteConfirm, { account: isolate(name) });
    return [questionTree(model, question, account.deleteAccount)];
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

function rowTree({ texts, user, isBusy, task }: AccountModel, { id, value, isVerified }: Contact): Branch {
  const { account } = texts;
  const isLast = lastWayIn(user) === id;
  const helper = !isVerified ? account.unverified : isLast ? account.last : undefined;
  const isVerifying = isBusy && task?.does === 'verify' && 'id' in task && task.id === id;
  const contact = value;
  return [
    'div',
    { class: 'row' },
    [
      'div',
      { class: 'what' },
      ['bdi', { class: 'name' }, value],
      ...(helper === undefined ? [] : [['span', { class: 'helper', part: 'helper' }, helper] satisfies Tree]),
    ],
    [
      'div',
      { class: 'actions' },
      ...(isVerified
        ? []
        : [
            button(account.verify, {
              action: 'verify',
              id,
              spoken: format(account.verifyOf, { contact }),
              isBusy: isVerifying,
            }),
          ]),
      ...(isLast
        ? []
        : [button(account.remove, { action: 'remove', id, spoken: format(account.removeOf, { contact }) })]),
    ],
  ];
}

function contactTrees(model: AccountModel, kind: ContactKind): readonly Tree[] {
  const { texts, user, task, proof, notice } = model;
  const { account } = texts;
  const contacts = contactsOf(user, kind);
  const words =
    kind === 'email'
      ? { none: account.noEmails, add: account.addEmail }
      : { none: account.noPhones, add: account.addPhone };
  const items = contacts.map((contact): Tree => {
    const isHere = task && 'id' in task && task.id === contact.id;
    const content = isHere && task.does === 'remove' ? removeTree(model, contact) : rowTree(model, contact);
    return ['li', {}, ...placed(content, isHere ? proof : undefined)];
  });
  const isWrong = notice?.isError === true;
  const input =
    kind === 'email'
      ? field(texts.email.label, { id: 'email', type: 'email', autocomplete: 'email' }, isWrong)
      : [
          ...field(
            texts.phone.number,
            { id: 'phone', type: 'tel', autocomplete: 'tel', dir: 'ltr' },
            isWrong,
          ),
          ['p', { class: 'helper', part: 'helper' }, account.phoneHint] satisfies Tree,
        ];
  return [
    items.length > 0 ? ['ul', {}, ...items] : ['p', {}, words.none],
    ...(isEditing(model, kind)
      ? placed(form(model, texts.common.continue, ...input), proof)
      : [
          ...(task?.does === 'remove' ? [] : [noticeTree(NOTICE, notice)]),
          button(words.add, { action: 'edit' }),
        ]),
  ];
}

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
