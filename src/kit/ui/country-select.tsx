import { useEffect, useMemo, useRef, useState } from 'react';
import { ChevronDownIcon } from '../icons/icon.tsx';
import type { PhoneTools } from '../lib/phone.ts';
import { exampleCallingCode } from '../lib/phone-country.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { inputBox, transition } from './styles.ts';

interface CountrySelectProps {
  readonly country: string;
  /** The only ones to choose from, if there are any. */
  readonly countries?: readonly string[] | undefined;
  readonly onPick: (country: string) => void;
  readonly label: string;
  readonly locale: string;
  readonly tools: PhoneTools | null;
  /** Called when the visitor comes to the list. */
  readonly onFocus: () => void;
}

type Choice = Pick<CountrySelectProps, 'country' | 'countries' | 'locale' | 'tools'>;

/** Begins with the country that the field had first: that of the page, or the one chosen before. */
function useOptions({ country, countries, locale, tools }: Choice, isWanted: boolean) {
  const [first] = useState(country);
  // A new list with each render.
  const only = countries?.join() ?? '';
  return useMemo(() => {
    if (!tools || !isWanted) return <option value={country}>{country}</option>;
    // A number that was typed may be of another country.
    const isOffered = (code: string) => only === '' || only.includes(code) || code === country;
    const offered = tools.countries(locale).filter(({ code }) => isOffered(code));
    return [
      ...offered.filter(({ code }) => code === first),
      ...offered.filter(({ code }) => code !== first),
    ].map(({ code, name, callingCode }) => (
      <option key={code} value={code}>
        {/* Isolated, since a plus sign goes to the wrong side of its number in right-to-left text. */}
        {`${name} \u2066+${callingCode}\u2069`}
      </option>
    ));
  }, [country, only, first, isWanted, locale, tools]);
}

/**
 * Keeps the key that closes an open list from the page: dialogs of component libraries listen on the document in the capture phase,
 * and would close as well.
 */
function keepEscape(list: () => Element | null): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen(list())) event.stopImmediatePropagation();
  };
  addEventListener('keydown', listen, { capture: true });
  return () => removeEventListener('keydown', listen, { capture: true });
}

/** Browsers that do not know `:open` show a list of the platform's, whose keys no page hears. */
const isOpen = (list: Element | null): boolean =>
  CSS.supports('selector(:open)') && list?.matches(':open') === true;

/** The browser's own list of countries, over a field that shows the chosen one in short. */
export function CountrySelect(props: CountrySelectProps) {
  const { country, tools } = props;
  // Browsers take long to load the first name of a country: nothing waits for it.
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  const options = useOptions(props, isWanted);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => keepEscape(() => select.current), []);
  return (
    <div part="input phone-country" className={classOf(inputBox, transition('border-color'), box)}>
      <span aria-hidden="true" dir="ltr">
        {[country, tools?.callingCode(country) ?? exampleCallingCode(country)].filter(Boolean).join(' +')}
      </span>
      <ChevronDownIcon size={16} />
      <select
        ref={select}
        aria-label={props.label}
        autoComplete="tel-country-code"
        value={country}
        onChange={({ target }) => props.onPick(target.value)}
        onFocus={() => {
          setWanted(true);
          props.onFocus();
        }}
        className={classOf(list)}
      >
        {options}
      </select>
    </div>
  );
}

// Physical sides, because the calling code is part of a number, which is written from left to right in every language.
const box = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Above the number where that would have less than 120 px, or as much more as the text is larger.
  flex: '0 0 clamp(max(104px, 6.5em), (max(232px, 14.5em) - 100%) * 999, 100%)',
  paddingLeft: 12,
  paddingRight: 8,
  '&:dir(rtl)': { flexDirection: 'row-reverse' },
  '& svg': { flex: 'none', color: token('colors.secondary') },
});

const list = css(
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    // iOS zooms in on focused fields with smaller text.
    fontSize: 16,
    opacity: 0,
    cursor: 'pointer',
    '&::picker(select)': {
      maxHeight: 250,
      padding: 4,
      border: `1px solid ${token('container.borderColor')}`,
      // Of a pill, the corners would be outside of the list.
      borderRadius: `min(${token('inputs.borderRadius')} + 2px, 12px)`,
      background: token('container.backgroundColor'),
      color: token('colors.text'),
      boxShadow: '0 4px 8px rgb(0 0 0 / 8%), 0 12px 32px rgb(0 0 0 / 16%)',
      fontSize: token('typography.helperSize'),
      scrollbarWidth: 'thin',
    },
    '@supports (appearance: base-select)': {
      '& option': {
        minHeight: 32,
        borderRadius: `min(${token('inputs.borderRadius')}, 8px)`,
        // The whole row shows where the keyboard is.
        '&:hover, &:focus': { outline: 'none', background: token('colors.subtle') },
        '@media (forced-colors: active)': { '&:focus': { outline: '2px solid Highlight' } },
      },
    },
  },
  // Not for touch, whose lists have the platform's size. A string, because the types do not know the value yet.
  '@media (pointer: fine){@supports (appearance: base-select){&,&::picker(select){appearance:base-select}}}',
);
