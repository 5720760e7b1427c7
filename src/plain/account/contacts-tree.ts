/** What the sections of addresses and numbers draw. Pure. */
import { format } from '../../kit/i18n/strings.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import type { Branch, Tree } from '../../kit/lib/tree.ts';
import { actionsTree, fieldTrees } from '../ask-trees.ts';
import { button } from '../button.ts';
import { noticeTree } from '../notice.ts';
import { placed } from '../proofs/placed.ts';
import { form, NOTICE, removal } from './ask-tree.ts';
import { type ContactKind, lastWayIn, type WayIn, waysOf } from './contacts.ts';
import { type AccountModel, isEditing } from './state.ts';

/** What a list of ways to sign in says. */
interface ListTexts {
  /** Without any. */
  readonly none: string;
  readonly remove: string;
  readonly removeOf: string;
  readonly confirm: string;
}

function rowTree(
  { texts, user, isBusy, task }: AccountModel,
  { id, value: contact, isVerified }: WayIn,
  { remove, removeOf }: ListTexts,
): Branch {
  const { account } = texts;
  const isLast = lastWayIn(user) === id;
  const helper = !isVerified ? account.unverified : isLast ? account.last : undefined;
  const isVerifying = isBusy && task?.does === 'verify' && 'id' in task && task.id === id;
  return [
    'div',
    { class: 'row' },
    [
      'div',
      { class: 'what' },
      ['span', { class: 'name' }, ['bdi', {}, contact]],
      ...(helper === undefined ? [] : [['span', { class: 'helper', part: 'helper' }, helper] satisfies Tree]),
    ],
    actionsTree(
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
      ...(isLast ? [] : [button(remove, { action: 'remove', id, spoken: format(removeOf, { contact }) })]),
    ),
  ];
}

/** Any of them can be removed but the last. */
export function listTree(model: AccountModel, ways: readonly WayIn[], texts: ListTexts): Tree {
  const { task, proof } = model;
  const items = ways.map((way): Tree => {
    const isHere = task && 'id' in task && task.id === way.id;
    const question = format(texts.confirm, { contact: isolate(way.value) });
    const content =
      isHere && task.does === 'remove'
        ? removal(model, question, texts.remove, way.id)
        : rowTree(model, way, texts);
    return ['li', { id: way.id }, ...placed(content, isHere ? proof : undefined)];
  });
  return items.length > 0 ? ['ul', {}, ...items] : ['p', {}, texts.none];
}

export function contactTrees(model: AccountModel, kind: ContactKind): readonly Tree[] {
  const { texts, user, task, proof, notice } = model;
  const { account } = texts;
  const words =
    kind === 'email'
      ? { none: account.noEmails, add: account.addEmail }
      : { none: account.noPhones, add: account.addPhone };
  const wrong = notice?.isError ? NOTICE : undefined;
  const input =
    kind === 'email'
      ? fieldTrees(texts.email.label, { id: 'email', type: 'email', autocomplete: 'email' }, wrong)
      : [
          ...fieldTrees(
            texts.phone.number,
            { id: 'phone', type: 'tel', autocomplete: 'tel', dir: 'ltr' },
            wrong,
          ),
          ['p', { class: 'helper', part: 'helper' }, account.phoneHint] satisfies Tree,
        ];
  return [
    listTree(model, waysOf(user, kind), { ...account, ...words }),
    ...(isEditing(model, kind)
      ? placed(form(model, texts.common.continue, ...input), proof)
      : [
          ...(task?.does === 'remove' ? [] : [noticeTree(NOTICE, notice)]),
          button(words.add, { action: 'edit' }),
        ]),
  ];
}
