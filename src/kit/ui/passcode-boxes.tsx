import { CODE_LENGTH } from '../lib/digits.ts';
import { classOf } from '../theme/class-names.ts';
import { css, keyframes } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { focusedInputBox, invalidInputBox } from './styles.ts';
import type { Selection } from './use-selection.ts';

interface PasscodeBoxesProps {
  value: string;
  selection: Selection | null;
  busy: boolean;
  invalid: boolean;
}

/** Draws below the transparent input: a box per digit, and the caret or the selection. */
export function PasscodeBoxes({ value, selection, busy, invalid }: PasscodeBoxesProps) {
  return (
    <div
      aria-hidden="true"
      data-animated={invalid ? '' : undefined}
      className={classOf(row, invalid && value === '' && shaken)}
    >
      {[...Array(CODE_LENGTH).keys()].map((index) => {
        const marked =
          selection !== null && !busy && isMarked(index, selection, Math.min(value.length, CODE_LENGTH - 1));
        return (
          <div
            key={index}
            part="passcode-box"
            data-marked={marked || undefined}
            data-invalid={invalid || undefined}
            data-busy={busy || undefined}
            className={classOf(box)}
          >
            {value[index]}
          </div>
        );
      })}
    </div>
  );
}

/** @param last the last box that the caret can be in: browsers report a cleared field's new caret late */
function isMarked(index: number, { start, end }: Selection, last: number): boolean {
  if (start === end) return index === Math.min(start, last);
  return index >= start && index < end;
}

const shake = keyframes({
  '17%, 50%, 83%': { translate: '-4px' },
  '33%, 67%': { translate: '4px' },
});

/** A wrong code, which is cleared. */
const shaken = css({
  animation: `${shake} 300ms ease-in-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const row = css({
  display: 'grid',
  gridTemplateColumns: `repeat(${CODE_LENGTH}, minmax(0, 1fr))`,
  gap: 8,
});

const blink = keyframes({ '0%, 55%': { opacity: 1 }, '60%, 95%': { opacity: 0 } });

/** While the field has the focus, since a box may be drawn as marked before React is there. */
const MARKED = '*:where(:focus-within) > * > &[data-marked]';

/**
 * With all of its states: a rule that is added once the field has the focus would have browsers restyle the whole screen. Without
 * transitions: after each digit, browsers would restyle two boxes in every frame.
 */
const box = css({
  display: 'grid',
  placeItems: 'center',
  height: `calc(${token('inputs.height')} + 11px)`,
  border: `1px solid ${token('inputs.borderColor')}`,
  // Boxes for single digits, even if fields are pills.
  borderRadius: `min(${token('inputs.borderRadius')}, 14px)`,
  background: token('inputs.backgroundColor'),
  color: token('inputs.textColor'),
  fontSize: 24,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  [MARKED]: focusedInputBox,
  [`${MARKED}:empty::after`]: {
    content: '""',
    width: 2,
    height: 24,
    background: token('inputs.textColor'),
    animation: `${blink} 1.1s linear infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '&[data-invalid]': invalidInputBox,
  '&[data-busy]': { background: token('colors.subtle'), color: token('colors.secondary') },
});
