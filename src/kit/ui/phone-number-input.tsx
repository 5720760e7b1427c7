import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { MAX_PHONE_LENGTH, type PhoneTools } from '../lib/phone.ts';
import { classOf } from '../theme/class-names.ts';
import { NativeInput } from './autofill-input.tsx';
import { hasFocus } from './focus.ts';
import { inputBox, transition } from './styles.ts';

/** Digits and plus signs, including the non-ASCII ones that an input method or a paste may contain. */
const significant = /[\p{Nd}+＋]/u;
const formatting = /[^\p{Nd}+＋]/gu;

/** The number of digits and plus signs before the caret. */
export function digitsBefore(text: string, caret: number): number {
  return text.slice(0, caret).replace(formatting, '').length;
}

/** The position of the caret after this many digits and plus signs; the end of the text if it has fewer. */
export function caretAfterDigits(text: string, count: number): number {
  if (count === 0) return 0;
  const digit = [...text.matchAll(new RegExp(significant, 'gu'))][count - 1];
  return digit ? digit.index + 1 : text.length;
}

/**
 * The result of the Delete key. If it deleted nothing but formatting, which would only come back, this deletes the next
 * digit instead.
 */
export function applyDelete(before: string, raw: string, caret: number): string {
  const hasDeletedDigits = raw.replace(formatting, '').length < before.replace(formatting, '').length;
  return hasDeletedDigits ? raw : raw.slice(0, caret) + raw.slice(caret).replace(significant, '');
}

export interface PhoneValue {
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** As typed or formatted. */
  readonly number: string;
}

export type PhoneAutoComplete = 'tel-national' | 'tel-national webauthn';

interface PhoneNumberInputProps {
  id: string;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  name: string;
  autoComplete: PhoneAutoComplete | undefined;
  placeholder: string | undefined;
  tools: PhoneTools | null;
  errorId: string | undefined;
}

/** Formats the number while it is typed and keeps the caret next to its digit. */
export function PhoneNumberInput({
  id,
  value,
  onChange,
  tools,
  errorId,
  autoComplete = 'tel-national',
  ...native
}: PhoneNumberInputProps) {
  const shown = tools === null ? value.number : tools.format(value.country, value.number);
  const ref = useRef<HTMLInputElement>(null);
  const { moveCaretAfter, keepCaret } = useCaretAfterDigits(ref, shown);
  const [composing, setComposing] = useState<string>();

  const onText = (text: string, caret: number, inputType: string) => {
    const raw = inputType === 'deleteContentForward' ? applyDelete(shown, text, caret) : text;
    if (tools === null) {
      onChange({ country: value.country, number: raw.slice(0, MAX_PHONE_LENGTH) });
      return;
    }
    const whole = isBulk(raw, shown) ? tools.parseInternational(raw) : null;
    if (whole !== null) {
      onChange(whole);
      return;
    }
    // After typing at the end, the caret stays there, behind any formatting. After a deletion it must not, or Backspace
    // would delete the same closing parenthesis over and over.
    const atEnd = caret === raw.length && raw.length > shown.length;
    moveCaretAfter(atEnd ? Number.POSITIVE_INFINITY : digitsBefore(raw, caret));
    const country = tools.countryOf(raw, value.country);
    onChange({ country, number: tools.format(country, raw) });
  };

  return (
    <NativeInput
      {...native}
      inputRef={ref}
      id={id}
      value={composing ?? shown}
      onText={onText}
      onComposing={setComposing}
      onReplace={keepCaret}
      type="tel"
      dir="ltr"
      autoComplete={autoComplete}
      inputMode="tel"
      enterKeyHint="go"
      maxLength={MAX_PHONE_LENGTH}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      part="input"
      className={classOf(inputBox, transition('border-color'), { flex: '1 1 120px' })}
    />
  );
}

/** True if the text was pasted or filled in rather than typed. */
function isBulk(raw: string, shown: string): boolean {
  return raw.length - shown.length > 1 || (shown.length > 0 && raw.length > 1 && !sharesStart(raw, shown));
}

function sharesStart(raw: string, shown: string): boolean {
  return raw[0] === shown[0];
}

interface CaretByDigits {
  /** Moves the caret after this many digits once the formatted value has been rendered. */
  readonly moveCaretAfter: (digits: number) => void;
  /** Keeps it after its digit when the text is formatted without being edited, as when the metadata arrives. */
  readonly keepCaret: (text: string, caret: number) => void;
}

function useCaretAfterDigits(input: RefObject<HTMLInputElement | null>, shown: string): CaretByDigits {
  const wanted = useRef<number>(null);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const digits = wanted.current;
    wanted.current = null;
    if (digits === null || input.current === null || !hasFocus(input.current)) return;
    const position = caretAfterDigits(shown, digits);
    input.current.setSelectionRange(position, position);
  });
  return {
    moveCaretAfter(digits) {
      wanted.current = digits;
      // The value may be the same as before, for example if a parenthesis was deleted and comes back.
      rerender();
    },
    keepCaret(text, caret) {
      wanted.current ??= caret === text.length ? Number.POSITIVE_INFINITY : digitsBefore(text, caret);
    },
  };
}
