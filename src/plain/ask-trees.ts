/** The parts that elements without React ask with. Pure. */
import type { Attributes, Branch, Tree } from '../kit/lib/tree.ts';

interface FieldProps extends Attributes {
  readonly id: string;
}

/** @param notice the id of what is said against it */
export const fieldTrees = (label: string, props: FieldProps, notice?: string): readonly Tree[] => [
  ['label', { for: props.id, part: 'label' }, label],
  [
    'input',
    {
      name: props.id,
      part: 'input',
      dir: 'auto',
      ...props,
      ...(notice !== undefined && { 'aria-describedby': notice, 'aria-invalid': 'true' }),
    },
  ],
];

export const actionsTree = (...buttons: readonly Tree[]): Tree => ['div', { class: 'actions' }, ...buttons];

export const formTree = (attributes: Attributes, ...content: readonly Tree[]): Branch => [
  // Nothing can put what is typed into the address.
  'form',
  { class: 'ask', method: 'dialog', novalidate: '', ...attributes },
  ...content,
];

export const questionTree = (question: string, ...content: readonly Tree[]): Branch => [
  'div',
  { class: 'ask', role: 'group', 'aria-labelledby': 'question' },
  ['p', { id: 'question' }, question],
  ...content,
];
