/** What the form for a new password draws. Pure. */
import type { Branch, Tree } from '../../../kit/lib/tree.ts';
import type { Judgement } from '../../../provider/password-judgement.ts';
import { actionsTree, fieldTrees, formTree } from '../../ask-trees.ts';
import { button } from '../../button.ts';
import { type Notice, noticeTree } from '../../notice.ts';
import type { PasswordTexts } from './texts.ts';

export type PasswordField = 'current-password' | 'new-password';

export interface PasswordModel {
  readonly texts: PasswordTexts;
  /** Whose password it is. */
  readonly email: string;
  /** Whether the old one is asked for. */
  readonly asksForOld: boolean;
  /** Whether what is typed can be read. */
  readonly isShown: boolean;
  readonly isBusy: boolean;
  readonly judgement: Judgement;
  /** Whether the judgement is about what was typed before. */
  readonly isChecking: boolean;
  readonly isBreached: boolean;
  /** Which field cannot stay as it is. */
  readonly wrong: PasswordField | undefined;
  readonly notice: Notice | undefined;
}

const STRENGTH = 'strength';
const NOTICE = 'notice';

const noticeOf = (name: PasswordField): string => `${name}-${NOTICE}`;

/** Without a `value`: what was typed stays in its node, and is nowhere else. */
function passwordTrees(model: PasswordModel, name: PasswordField, label: string): readonly Tree[] {
  const { wrong, notice } = model;
  const refusal = wrong === name ? notice : undefined;
  const about = [...(name === 'new-password' ? [STRENGTH] : []), ...(refusal ? [noticeOf(name)] : [])];
  return [
    ...fieldTrees(label, {
      id: name,
      type: model.isShown ? 'text' : 'password',
      dir: 'ltr',
      autocomplete: name,
      autocapitalize: 'none',
      spellcheck: 'false',
      ...(about.length > 0 && { 'aria-describedby': about.join(' ') }),
      ...(wrong === name && { 'aria-invalid': 'true' }),
    }),
    noticeTree(noticeOf(name), refusal),
  ];
}

const SEGMENTS = [1, 2, 3, 4] as const;

function meterTree({ texts, judgement, isChecking }: PasswordModel): Tree {
  const { score, rating } = judgement;
  const filled = score === undefined ? 0 : Math.max(1, score);
  const kind = filled > 2 ? 'strong' : 'weak';
  return [
    'div',
    {
      class: 'meter',
      role: 'meter',
      part: 'strength',
      // Not `aria-label`, which has the field's label in it: tests of pages find the field by that.
      title: texts.strength.label,
      'aria-valuemin': '0',
      'aria-valuemax': '4',
      'aria-valuenow': String(score ?? 0),
      'aria-valuetext': isChecking ? texts.strength.checking : rating,
    },
    ...SEGMENTS.map((segment): Tree => ['span', segment <= filled ? { class: kind } : {}]),
  ];
}

/** In WebKit, a list without markers loses the list role. */
const requirementsTree = ({ texts, judgement }: PasswordModel): Tree => [
  'ul',
  { class: 'requirements', role: 'list', part: 'strength' },
  ...judgement.requirements.map(
    ({ text, met, missing }): Tree => [
      'li',
      {},
      ['span', { class: met ? 'mark met' : 'mark' }, ...(met ? [CHECK, said(texts.strength.met)] : [])],
      ['span', {}, text, ...(met || missing === undefined ? [] : [lacking(missing)])],
    ],
  ),
];

const CHECK: Tree = [
  'svg',
  { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
  ['path', { d: 'm5 12.5 4.5 4.5L19 7.5' }],
];

const said = (text: string): Tree => ['span', { class: 'said' }, text];

const lacking = (text: string): Tree => ['span', { class: 'lacking' }, ` (${text})`];

function strengthTree(model: PasswordModel): Tree {
  const { judgement, texts, isBreached } = model;
  const text = isBreached ? texts.strength.breached : judgement.sentence;
  return [
    'div',
    { id: STRENGTH, class: 'strength' },
    ...(judgement.policy === 'zxcvbn' ? [meterTree(model)] : []),
    ...(judgement.policy === 'luds' ? [requirementsTree(model)] : []),
    noticeTree(`${STRENGTH}-text`, text === '' ? undefined : { text, isError: isBreached }),
  ];
}

export function passwordTree(model: PasswordModel): Branch {
  const { texts, email, asksForOld, isShown, isBusy, wrong, notice } = model;
  const { account, password } = texts;
  return formTree(
    { 'data-password': '' },
    // For password managers.
    [
      'input',
      { hidden: '', type: 'email', name: 'email', autocomplete: 'username', readonly: '', value: email },
    ],
    // At its place even if it is empty: otherwise what is typed would change places.
    [
      'div',
      { class: 'ask', ...(!asksForOld && { hidden: '' }) },
      ...(asksForOld
        ? [
            ...passwordTrees(model, 'current-password', account.currentPassword),
            button(password.forgot, { action: 'forgot' }),
          ]
        : []),
    ],
    ...passwordTrees(model, 'new-password', texts.passwordReset.label),
    strengthTree(model),
    button(isShown ? password.hide : password.show, { action: 'show' }),
    ['p', { class: 'helper', part: 'helper' }, account.signsOut],
    noticeTree(NOTICE, wrong ? undefined : notice),
    actionsTree(
      button(account.save, { action: 'save', part: 'button-primary', isBusy, isSubmit: true }),
      button(account.cancel, { action: 'cancel' }),
    ),
  );
}
