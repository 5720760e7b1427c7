import type { Attributes, Branch, Tree } from '../kit/lib/tree.ts';

interface ButtonProps {
  readonly action: string;
  readonly id?: string;
  /** What screen readers say in place of the text. */
  readonly spoken?: string;
  readonly part?: string;
  readonly isBusy?: boolean;
  readonly isSubmit?: boolean;
}

/** The texts of other buttons may be the same, so each is known by its action, and by what it acts on. */
export function button(
  text: string,
  { action, id, spoken, part = 'button-secondary', ...is }: ButtonProps,
): Branch {
  return [
    'button',
    {
      type: is.isSubmit ? 'submit' : 'button',
      class: part,
      part: `button ${part}`,
      'data-action': action,
      ...(id !== undefined && { 'data-id': id }),
      ...(is.isBusy && { 'aria-busy': 'true', 'aria-disabled': 'true' }),
    },
    // Not `aria-label`, which may have the label of the field in it: tests of pages find the field by that.
    ...(spoken === undefined
      ? [text]
      : [
          ['span', { 'aria-hidden': 'true' }, text] satisfies Tree,
          ['span', { class: 'said' }, spoken] satisfies Tree,
        ]),
  ];
}

const waitingAttributes = (tag: string, attributes: Attributes): Attributes =>
  tag === 'button' && attributes['data-action'] !== 'show'
    ? { ...attributes, 'aria-disabled': 'true' }
    : attributes;

/** A tree while an answer is awaited. What is typed can be read all the same. */
export function waiting(tree: Tree): Tree {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  return [tag, waitingAttributes(tag, attributes), ...children.map(waiting)];
}
