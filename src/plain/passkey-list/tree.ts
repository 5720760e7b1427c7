/** What `<auth-passkeys>` draws. Pure. */

import { format } from '../../kit/i18n/strings.ts';
import { PASSKEY_PATH } from '../../kit/icons/passkey-path.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import type { Branch, Tree } from '../../kit/lib/tree.ts';
import { actionsTree, fieldTrees, formTree, questionTree } from '../ask-trees.ts';
import { button, waiting } from '../button.ts';
import { icon } from '../icon.ts';
import { noticeTree } from '../notice.ts';
import { type Phase, phaseTrees } from '../phase.ts';
import { placed } from '../proofs/placed.ts';
import type { PasskeyFailure } from './failures.ts';
import type { Passkey } from './passkeys.ts';
import type { SpokenTexts } from './texts.ts';

/** The place of the button that creates a passkey. Every other place is a passkey, named by its id. */
export const NEW = 'new';

/** A message at a place: an error or a hint. */
export type ListNotice =
  | { readonly at: string; readonly failure: PasskeyFailure }
  | { readonly at: string; readonly hint: 'enterName' | 'existing' };

/** What only the list knows. */
export interface ListState {
  /** The passkey whose new name, or whose deletion, the visitor is asked about. */
  readonly asked: { readonly id: string; readonly step: 'rename' | 'remove' } | undefined;
  /** The place of the change that is under way. */
  readonly busy: string | undefined;
  readonly notice: ListNotice | undefined;
  /** Asks the visitor, in place of what was pressed there. */
  readonly proof: { readonly at: string; readonly tree: Tree } | undefined;
  /** What screen readers are told. */
  readonly done: 'created' | 'renamed' | 'removed' | undefined;
}

export interface ListModel extends SpokenTexts {
  readonly phase: Phase;
  readonly passkeys: readonly Passkey[];
  /** Whether the browser can create passkeys. */
  readonly canCreate: boolean;
  /** An absolute URL. */
  readonly signInUrl: string | undefined;
  /** The page's own domain. Passkeys for another one show theirs. */
  readonly domain: string;
}

function noticeAt(at: string, notice: ListNotice | undefined, { texts }: ListModel): Tree {
  if (notice?.at !== at) return noticeTree('notice', undefined);
  const [text, isError] =
    'failure' in notice
      ? [texts.errors[notice.failure], notice.failure !== 'user_cancellation']
      : notice.hint === 'existing'
        ? [texts.passkeys.existing, false]
        : [texts.passkeyList.enterName, true];
  return noticeTree('notice', { text, isError });
}

function renameTree(model: ListModel, { id, name }: Passkey, { busy, notice }: ListState): Branch {
  const list = model.texts.passkeyList;
  const field = { id: 'name', value: name, enterkeyhint: 'done' };
  const save = { action: 'save', part: 'button-primary', isBusy: busy === id, isSubmit: true };
  return formTree(
    { 'data-id': id, autocomplete: 'off' },
    ...fieldTrees(list.name, field, notice?.at === id ? 'notice' : undefined),
    noticeAt(id, notice, model),
    actionsTree(button(list.save, save), button(list.cancel, { action: 'cancel', id })),
  );
}

function removeTree(model: ListModel, { id }: Passkey, name: string, { busy, notice }: ListState): Branch {
  const list = model.texts.passkeyList;
  const confirm = { action: 'confirm', id, part: 'button-primary', isBusy: busy === id };
  return questionTree(
    format(list.confirm, { name: isolate(name) }),
    noticeAt(id, notice, model),
    actionsTree(button(list.remove, confirm), button(list.cancel, { action: 'cancel', id })),
  );
}

function rowTree(model: ListModel, { id, domain, lastUsed }: Passkey, name: string): Branch {
  const { texts, language } = model;
  const list = texts.passkeyList;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    'div',
    { class: 'row' },
    icon(PASSKEY_PATH),
    [
      'div',
      { class: 'what' },
      ['span', { class: 'name' }, ['bdi', {}, name]],
      ...(domain === '' || domain === model.domain
        ? []
        : [['span', { class: 'helper', part: 'helper' }, ['bdi', {}, domain]] satisfies Tree]),
      ...(lastUsed === undefined
        ? []
        : [
            [
              'span',
              { class: 'helper', part: 'helper' },
              format(list.lastUsed, { time: time.format(lastUsed) }),
            ] satisfies Tree,
          ]),
    ],
    actionsTree(
      button(list.rename, { action: 'rename', id, spoken: format(list.renameOf, { name }) }),
      button(list.remove, { action: 'remove', id, spoken: format(list.removeOf, { name }) }),
    ),
  ];
}

const proofAt = (at: string, { proof }: ListState): Tree | undefined =>
  proof?.at === at ? proof.tree : undefined;

function itemTree(model: ListModel, passkey: Passkey, state: ListState): Tree {
  const { asked } = state;
  const name = passkey.name === '' ? model.texts.passkeyList.unnamed : passkey.name;
  const step = asked?.id === passkey.id ? asked.step : undefined;
  const content =
    step === 'rename'
      ? renameTree(model, passkey, state)
      : step === 'remove'
        ? removeTree(model, passkey, name, state)
        : rowTree(model, passkey, name);
  return ['li', { id: passkey.id }, ...placed(content, proofAt(passkey.id, state))];
}

function listTrees(model: ListModel, state: ListState): readonly Tree[] {
  const { texts, passkeys, canCreate } = model;
  const create = { action: 'create', part: 'button-primary', isBusy: state.busy === NEW };
  return [
    passkeys.length === 0
      ? ['p', {}, texts.passkeyList.none]
      : ['ul', {}, ...passkeys.map((passkey) => itemTree(model, passkey, state))],
    noticeAt(NEW, state.notice, model),
    ...(canCreate ? placed(button(texts.passkeys.create, create), proofAt(NEW, state)) : []),
  ];
}

export function passkeysTrees(model: ListModel, state: ListState): readonly Tree[] {
  const { texts } = model;
  const content =
    model.phase === 'signed-in'
      ? listTrees(model, state)
      : phaseTrees(model.phase, texts, texts.passkeyList.signedOut, model.signInUrl);
  const said = model.phase === 'signed-in' && state.done ? [texts.passkeyList[state.done]] : [];
  return [
    [
      'section',
      { part: 'container', 'aria-labelledby': 'title' },
      ['h2', { id: 'title', tabindex: '-1', part: 'header' }, texts.passkeyList.heading],
      ['div', { class: 'content' }, ...(state.busy === undefined ? content : content.map(waiting))],
      ['p', { class: 'said', role: 'status' }, ...said],
    ],
  ];
}
