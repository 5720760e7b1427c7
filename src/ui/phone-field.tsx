import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { CountrySelect } from './country-select.tsx';
import { ErrorText } from './error-text.tsx';
import { PhoneNumberInput } from './phone-number-input.tsx';
import { labelText, reset } from './styles.ts';
import { usePhoneTools } from './use-phone-tools.ts';

/** A country's ISO code and the number as written. */
export interface PhoneValue {
  readonly country: string;
  readonly number: string;
}

export interface PhoneFieldProps {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  labels: {
    readonly country: string;
    readonly number: string;
    readonly search: string;
    readonly noMatch: string;
  };
  placeholder?: string | undefined;
  locale: string;
  error?: string | undefined;
  name?: string | undefined;
}

/** A phone number with its country. It can be typed into before the phone metadata has come. */
export function PhoneField({
  value,
  onChange,
  labels,
  placeholder,
  locale,
  error,
  name = 'phone',
}: PhoneFieldProps) {
  const id = useId();
  const number = useRef<HTMLInputElement>(null);
  const both = useRef<HTMLDivElement>(null);
  const { tools, load } = usePhoneTools();

  useEffect(() => {
    if (tools === null) return;
    // What was typed or pasted before the tools came is sorted out now.
    const { country, number } = value;
    const sorted = tools.parseInternational(number) ?? { country: tools.countryOf(number, country), number };
    if (sorted.country !== country || sorted.number !== number) onChange(sorted);
    // Only their arrival counts: later edits are handled as they are made.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tools]);

  return (
    <div css={field}>
      <label htmlFor={id} part="label" css={labelText}>
        {labels.number}
      </label>
      <div ref={both} css={row}>
        <CountrySelect
          anchor={both}
          country={value.country}
          onPick={(country) =>
            onChange({ country, number: tools?.changeCountry(country, value.number) ?? value.number })
          }
          onPickByPointer={() => number.current?.focus()}
          labels={labels}
          locale={locale}
          tools={tools}
          onOpen={load}
        />
        <PhoneNumberInput
          ref={number}
          id={id}
          value={value}
          onChange={onChange}
          name={name}
          placeholder={placeholder}
          tools={tools}
          errorId={error ? `${id}-error` : undefined}
        />
      </div>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </div>
  );
}

const field = css(reset, { position: 'relative', display: 'flex', flexDirection: 'column', gap: 8 });

/** The list opens below or above and spans this row, so the row, not the select, is what it is placed by. */
const row = css(reset, {
  position: 'relative',
  display: 'flex',
  gap: 8,
  // Country code and number are one number, which runs from left to right in every language.
  '&:dir(rtl)': { flexDirection: 'row-reverse' },
});
