import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { PhoneTools } from '../lib/phone.ts';
import { hasFocus } from './focus.ts';
import { NativeInput } from './native-input.tsx';
import { afterDelete, caretAfter, significantBefore } from './phone-caret.ts';
import type { PhoneValue } from './phone-field.tsx';
import { inputBox, transition } from './styles.ts';

interface PhoneNumberInputProps {
  ref: RefObject<HTMLInputElement | null>;
  id: string;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  name: string;
  placeholder: string | undefined;
  tools: PhoneTools | null;
  errorId: string | undefined;
}

/** The number, written the country's way as it is typed, with the caret staying by its digit. */
export function PhoneNumberInput({
  ref,
  id,
  value,
  onChange,
  tools,
  errorId,
  ...native
}: PhoneNumberInputProps) {
  const shown = tools === null ? value.number : tools.format(value.country, value.number);
  const keepCaretAfter = useKeptCaret(ref, shown);
  const [composing, setComposing] = useState<string>();

  const onText = (text: string, caret: number, inputType: string) => {
    const raw = inputType === 'deleteContentForward' ? afterDelete(shown, text, caret) : text;
    if (tools === null) {
      onChange({ country: value.country, number: raw });
      return;
    }
    const whole = isBulk(raw, shown) ? tools.parseInternational(raw) : null;
    if (whole !== null) {
      onChange(whole);
      return;
    }
    // At the end it stays at the end, behind whatever the format adds there; a deletion must not, or a closing
    // bracket that the format adds could never be passed.
    const atEnd = caret === raw.length && raw.length > shown.length;
    keepCaretAfter(atEnd ? Number.POSITIVE_INFINITY : significantBefore(raw, caret));
    const country = tools.countryOf(raw, value.country);
    onChange({ country, number: tools.format(country, raw) });
  };

  return (
    <NativeInput
      {...native}
      field={ref}
      id={id}
      value={composing ?? shown}
      onText={onText}
      onComposing={setComposing}
      type="tel"
      dir="ltr"
      autoComplete="tel-national"
      inputMode="tel"
      maxLength={250}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      part="input"
      css={[inputBox, transition('border-color'), { flex: '1 1 0' }]}
    />
  );
}

/** A paste or an autofill, as against a key. */
function isBulk(raw: string, shown: string): boolean {
  return raw.length - shown.length > 1 || (shown.length > 0 && raw.length > 1 && !sharesStart(raw, shown));
}

function sharesStart(raw: string, shown: string): boolean {
  return raw[0] === shown[0];
}

/** Puts the caret back behind so many digits after the formatted value has been drawn. */
function useKeptCaret(
  input: RefObject<HTMLInputElement | null>,
  shown: string,
): (significant: number) => void {
  const wanted = useRef<number>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const significant = wanted.current;
    wanted.current = null;
    if (significant === null || input.current === null || !hasFocus(input.current)) return;
    const position = caretAfter(shown, significant);
    input.current.setSelectionRange(position, position);
  });
  return (significant) => {
    wanted.current = significant;
    // The owner may find nothing changed (a bracket was deleted and comes back): draw all the same.
    redraw();
  };
}
