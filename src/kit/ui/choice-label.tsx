import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { type SlottedProps, slotted } from './sentence.tsx';

/** The label of a button in a list to choose from: the labels start in a column, so that the eye finds the names. */
export function ChoiceLabel({ text, slots }: SlottedProps) {
  return <span className={classOf(label)}>{slotted({ text, slots })}</span>;
}

const label = css({ display: 'block', paddingInlineStart: 4, textAlign: 'start' });
