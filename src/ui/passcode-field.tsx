import { css } from '@emotion/react';
import { type ClipboardEvent, type Ref, useId, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { toDigits } from '../lib/digits.ts';
import { ErrorText } from './error-text.tsx';
import { hasFocus } from './focus.ts';
import { NativeInput, TYPED } from './native-input.tsx';
import { PasscodeBoxes } from './passcode-boxes.tsx';
import { applyTyping, codeIn, digitsOf, replaceWith } from './passcode-editing.ts';
import { reset } from './styles.ts';
import { useSelection } from './use-selection.ts';

export interface PasscodeFieldProps {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  /** Called once whenever the code becomes whole. */
  onComplete: (code: string) => void;
  error?: string | undefined;
  busy?: boolean | undefined;
  length?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A code from a message. One real input lies over the drawn boxes, so that autofill, paste, selection and screen
 * readers meet an ordinary field.
 */
export function PasscodeField({
  label,
  value,
  error,
  busy = false,
  length = 6,
  ref,
  ...props
}: PasscodeFieldProps) {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { selection, watch } = useSelection();
  const [composing, setComposing] = useState<string>();
  const edit = useEditing({ value, length, input, ...props });

  const attach = (element: HTMLInputElement | null) => {
    input.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };

  return (
    <div part="passcode" css={field}>
      <div dir="ltr" css={place}>
        <PasscodeBoxes
          value={composing === undefined ? value : toDigits(composing)}
          length={length}
          selection={selection}
          busy={busy}
          invalid={Boolean(error)}
        />
        <div css={layer}>
          <NativeInput
            field={attach}
            value={composing ?? value}
            onText={edit.onText}
            onComposing={setComposing}
            onPaste={busy ? undefined : edit.onPaste}
            {...watch}
            type="text"
            name="code"
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            aria-busy={busy || undefined}
            readOnly={busy}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            part="input"
            css={[reset, overlay(length)]}
          />
        </div>
      </div>
      <ErrorText id={errorId}>{error}</ErrorText>
    </div>
  );
}

interface Editing extends Pick<PasscodeFieldProps, 'value' | 'onChange' | 'onComplete'> {
  length: number;
  input: { readonly current: HTMLInputElement | null };
}

function useEditing({ value, length, input, onChange, onComplete }: Editing) {
  const caret = useRef<number>(null);
  // Two events may arrive before the owner has drawn the first one's value: compare with what was last said.
  const latest = useRef(value);
  const [drawn, redraw] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    latest.current = value;
  }, [value, drawn]);

  useLayoutEffect(() => {
    const position = caret.current;
    caret.current = null;
    // React has put the accepted value back, and with it the caret at the end.
    if (position !== null && input.current && hasFocus(input.current)) {
      input.current.setSelectionRange(position, position);
    }
  });

  const accept = (next: { value: string; caret: number }) => {
    caret.current = next.caret;
    redraw();
    if (next.value === latest.current) return;
    latest.current = next.value;
    onChange(next.value);
    if (next.value.length === length) onComplete(next.value);
  };

  return {
    onText: (text: string, at: number, inputType: string) =>
      accept(
        inputType === TYPED ? applyTyping(latest.current, text, at, length) : digitsOf(text, at, length),
      ),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      const pasted = codeIn(event.clipboardData.getData('text'), length);
      const at = { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
      if (pasted !== '') accept(replaceWith(latest.current, pasted, at, length));
    },
  };
}

const field = css(reset, { position: 'relative', display: 'flex', flexDirection: 'column', gap: 8 });

const place = css(reset, { position: 'relative', display: 'block', containerType: 'inline-size' });

/** Cuts off what the input's spacing pushes past the last box, without becoming scrollable. */
const layer = css(reset, { position: 'absolute', inset: 0, display: 'block', overflow: 'clip' });

/** Invisible text, spaced so that the caret of a tap or an arrow key falls into the box one sees. */
const overlay = (length: number) => {
  const pitch = `((100cqi + 8px) / ${length})`;
  return css({
    display: 'block',
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
    // Autofill paints a background that would hide the boxes; a transition this long never gets to it.
    '&:autofill': { transition: 'background-color 1s 100000s' },
  });
};
