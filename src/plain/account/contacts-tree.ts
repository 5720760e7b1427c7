/** What the sections of addresses and numbers draw. Pure. */
import { format } from '../../kit/i18n/strings.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import type { Branch, Tree } from '../../kit/lib/tree.ts';
import { button } from '../button.ts';
import { noticeTree } from '../notice.ts';
import { placed } from '../proofs/placed.ts';
import { field, form, NOTICE, questionTree } from './ask-tree.ts';
import { type Contact, type ContactKind, contactsOf, lastWayIn } from './contacts.ts';
import { type AccountModel, isEditing } from './state.ts';

function removeTree(model: AccountModel, { id, value }: Contact): Branch {
  const { account } = model.texts;
  const question = format(account.confirm, { contact: isolate(value) });
  return questionTree(model, question, account.remove, id);
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

export function contactTrees(model: AccountModel, kind: ContactKind): readonly Tree[] {
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
