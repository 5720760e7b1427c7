import { type Ref, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { CODE_LENGTH, extractCode, toDigits } from '../lib/digits.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { type FieldPasteEvent, INSERT_TEXT, NativeInput } from './autofill-input.tsx';
import { hasFocus } from './focus.ts';
import { PasscodeBoxes } from './passcode-boxes.tsx';
import { field } from './styles.ts';
import { useSelection } from './use-selection.ts';

export interface PasscodeFieldProps {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  /** Called each time the code becomes complete. */
  onComplete: (code: string) => void;
  /** The id of the element that says what is wrong with the code, if anything is. */
  errorId?: string | undefined;
  busy?: boolean | undefined;
  /** The id of an element that says where the code is. */
  descriptionId?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field for a code from a message. One transparent input covers the boxes, so that autofill, paste, selection and
 * screen readers work as in any other field.
 */
export function PasscodeField({
  label,
  value,
  errorId,
  busy = false,
  descriptionId,
  ref,
  ...props
}: PasscodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { selection, watch } = useSelection(input, value);
  const [composing, setComposing] = useState<string>();
  const edit = useEditing({ value, input, ...props });

  const attach = (element: HTMLInputElement | null) => {
    input.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };

  return (
    <div part="passcode" className={classOf(field)}>
      <div dir="ltr" className={classOf(boxes)}>
        <PasscodeBoxes
          value={composing === undefined ? value : toDigits(composing)}
          selection={selection}
          busy={busy}
          invalid={errorId !== undefined}
        />
        <div className={classOf(layer)}>
          <NativeInput
            inputRef={attach}
            value={composing ?? value}
            onText={edit.onText}
            onComposing={setComposing}
            onPaste={busy ? undefined : edit.onPaste}
            {...watch}
            type="text"
            name="code"
            aria-label={label}
            aria-invalid={errorId === undefined ? undefined : true}
            aria-describedby={errorId ?? descriptionId}
            aria-busy={busy || undefined}
            readOnly={busy}
            autoComplete="one-time-code"
            inputMode="numeric"
            enterKeyHint="done"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            part="input"
            className={classOf(overlay)}
          />
        </div>
      </div>
    </div>
  );
}

interface Editing extends Pick<PasscodeFieldProps, 'value' | 'onChange' | 'onComplete'> {
  input: { readonly current: HTMLInputElement | null };
}

function useEditing({ value, input, onChange, onComplete }: Editing) {
  const caret = useRef<number>(null);
  // A second event may arrive before the value of the first one is rendered, so `value` may be out of date.
  const latest = useRef(value);
  const [renders, rerender] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    latest.current = value;
  }, [value, renders]);

  useLayoutEffect(() => {
    const position = caret.current;
    caret.current = null;
    // Setting the value has moved the caret to the end.
    if (position !== null && input.current && hasFocus(input.current)) {
      input.current.setSelectionRange(position, position);
    }
  });

  const accept = (next: { value: string; caret: number }) => {
    caret.current = next.caret;
    rerender();
    if (next.value === latest.current) return;
    latest.current = next.value;
    onChange(next.value);
    if (next.value.length === CODE_LENGTH) onComplete(next.value);
  };

  return {
    onText: (text: string, at: number, inputType: string) =>
      accept(
        inputType === INSERT_TEXT
          ? applyTyping(latest.current, text, at, CODE_LENGTH)
          : applyEdit(text, at, CODE_LENGTH),
      ),
    onPaste: (event: FieldPasteEvent) => {
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      const pasted = extractCode(event.clipboardData.getData('text'), CODE_LENGTH);
      const at = { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
      if (pasted !== '') accept(applyPaste(latest.current, pasted, at, CODE_LENGTH));
    },
  };
}

const boxes = css({ position: 'relative', containerType: 'inline-size' });

/** Clips the part of the input that its letter spacing pushes past the last box, without becoming scrollable. */
const layer = css({ position: 'absolute', inset: 0, overflow: 'clip' });

/** From one box to the next. */
const pitch = `((100cqi + 8px) / ${CODE_LENGTH})`;

/** Transparent text, spaced so that a tap or an arrow key moves the caret to the box that the visitor sees. */
const overlay = css({
  display: 'block',
  // Scrolls an error of two lines into view, too.
  scrollMarginBlockEnd: 64,
  width: `calc(100% + ${pitch} * 2)`,
  height: '100%',
  paddingInlineStart: `calc(${pitch} / 2 - 4px - 0.5ch)`,
  fontFamily: 'monospace',
  fontSize: 16,
  letterSpacing: `calc(${pitch} - 1ch)`,
  color: 'transparent',
  caretColor: 'transparent',
  WebkitTextFillColor: 'transparent',
  background: 'transparent',
  cursor: 'text',
  forcedColorAdjust: 'none',
  '&::selection': { background: 'transparent', color: 'transparent' },
  // The browser's background for autofill would hide the boxes. A transition this long never reaches it.
  '&:autofill': { transition: 'background-color 1s 100000s' },
});

/** The code and the position of the caret after an edit. */
export interface EditResult {
  readonly value: string;
  readonly caret: number;
}

/** The result of an edit other than typing, such as Backspace, undo or autofill: whatever the browser did. */
export function applyEdit(raw: string, rawCaret: number, length: number): EditResult {
  const caret = toDigits(raw.slice(0, rawCaret)).length;
  return { value: extractCode(raw, length).slice(0, length), caret: Math.min(caret, length) };
}

/**
 * The result of typing. A digit typed in front of another one replaces it, as the boxes suggest. If the text has gained
 * several digits (from an input method) or lost some (of a selection), the browser's result is kept.
 */
export function applyTyping(before: string, raw: string, rawCaret: number, length: number): EditResult {
  const { value, caret } = applyEdit(raw, rawCaret, length + 1);
  const isLonger = value.length === before.length + 1;
  const code = isLonger ? value.slice(0, caret) + value.slice(caret + 1) : value;
  return { value: code.slice(0, length), caret: Math.min(caret, length) };
}

/** The result of a paste. A complete code replaces everything; fewer digits overwrite those after the caret. */
export function applyPaste(
  before: string,
  pasted: string,
  selection: { readonly start: number; readonly end: number },
  length: number,
): EditResult {
  if (pasted.length >= length) return { value: pasted.slice(0, length), caret: length };
  const { start, end } = selection;
  const rest = before.slice(end > start ? end : start + pasted.length);
  const value = (before.slice(0, start) + pasted + rest).slice(0, length);
  return { value, caret: Math.min(start + pasted.length, length) };
}
