import { useCallback, useEffect, useRef, useState } from 'react';
import { loadPhone, type PhoneTools } from '../lib/phone.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { CountrySelect } from './country-select.tsx';
import { ErrorText } from './error-text.tsx';
import { useScopedId } from './form.tsx';
import { type PhoneAutoComplete, PhoneNumberInput, type PhoneValue } from './phone-number-input.tsx';
import { field, labelText } from './styles.ts';

interface LoadedPhone {
  /** Null until they have loaded. */
  readonly tools: PhoneTools | null;
  /** True if the rules of the number have loaded, too. */
  readonly isKnown: boolean;
  /** After a failure, this tries again; otherwise it does nothing. */
  readonly load: () => void;
}

/** The phone tools, with the rules that a number needs. */
function usePhoneTools({ country, number }: PhoneValue): LoadedPhone {
  // A new object each time, because the same tools know more.
  const [loaded, setLoaded] = useState<{ readonly tools: PhoneTools } | null>(null);
  const mounted = useRef(false);
  const missing = loaded?.tools.missing(country, number) ?? 'library';

  const load = useCallback(() => {
    loadPhone(country, number).then(
      (tools) => {
        if (mounted.current) setLoaded({ tools });
      },
      () => {
        // The field still works as a plain input. Coming to the list or submitting the form tries again.
      },
    );
  }, [country, number]);

  useEffect(() => {
    mounted.current = true;
    if (missing !== '') load();
    return () => {
      mounted.current = false;
    };
    // Not with each key after a failure.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [missing]);

  return { tools: loaded?.tools ?? null, isKnown: missing === '', load };
}

export interface PhoneFieldProps {
  value: PhoneValue;
  /** The only countries to choose from, if there are any. */
  countries?: readonly string[] | undefined;
  onChange: (value: PhoneValue) => void;
  labels: {
    readonly country: string;
    readonly number: string;
  };
  placeholder?: string | undefined;
  locale: string;
  error?: string | undefined;
  autoComplete?: PhoneAutoComplete | undefined;
}

/** A phone number and its country. Can be used before the phone library and the rules of the number have loaded. */
export function PhoneField({
  value,
  countries,
  onChange,
  labels,
  placeholder,
  locale,
  error,
  autoComplete,
}: PhoneFieldProps) {
  const id = useScopedId('phone');
  const { tools, isKnown, load } = usePhoneTools(value);

  useEffect(() => {
    if (tools === null || !isKnown) return;
    // Catches up on what was typed or pasted before the rules had loaded.
    const { country, number } = value;
    const parsed = tools.parseInternational(number) ?? { country: tools.countryOf(number, country), number };
    if (parsed.country !== country || parsed.number !== number) onChange(parsed);
    // Runs only then: later edits are handled as they happen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown]);

  return (
    <div className={classOf(field)}>
      <label htmlFor={id} part="label" className={classOf(labelText)}>
        {labels.number}
      </label>
      <div className={classOf(row)}>
        <CountrySelect
          country={value.country}
          countries={countries}
          onPick={(country) =>
            onChange({ country, number: tools?.changeCountry(country, value.number) ?? value.number })
          }
          label={labels.country}
          locale={locale}
          tools={tools}
          onFocus={load}
        />
        <PhoneNumberInput
          id={id}
          value={value}
          onChange={onChange}
          name="phone"
          autoComplete={autoComplete}
          placeholder={placeholder}
          tools={tools}
          errorId={error ? `${id}-error` : undefined}
        />
      </div>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // The calling code and the number are written from left to right in every language.
  '&:dir(rtl)': { flexDirection: 'row-reverse' },
});
