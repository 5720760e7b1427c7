/** The parts that sections ask with. Pure. */
import type { Attributes, Branch, Tree } from '../../kit/lib/tree.ts';
import { button } from '../button.ts';
import { noticeTree } from '../notice.ts';
import type { AccountModel } from './state.ts';

export const NOTICE = 'notice';

interface FieldProps extends Attributes {
  readonly id: string;
}

/** @param isWrong whether the notice is about it */
export const field = (label: string, props: FieldProps, isWrong = false): readonly Tree[] => [
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
export function form(
  { texts, isBusy, notice }: AccountModel,
  submit: string,
  ...fields: readonly Tree[]
): Branch {
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

/** @param remove the text of the button that answers it */
export function questionTree(
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
