import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ChevronDownIcon } from '../icons/icon.tsx';
import { among, filterCountries, startingWith } from '../lib/country-filter.ts';
import { countryName } from '../lib/country-name.ts';
import { toDigits } from '../lib/digits.ts';
import type { Country, PhoneTools } from '../lib/phone.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { CountryList, optionId } from './country-list.tsx';
import { hasFocus } from './focus.ts';
import { useScopedId } from './form.tsx';
import { NativeCountrySelect } from './native-country-select.tsx';
import { focusedInputBox, inputBox, transition, visuallyHidden } from './styles.ts';

interface CountrySelectProps {
  /** The list opens below or above this, and is as wide. */
  anchor: RefObject<Element | null>;
  country: string;
  /** The only ones to choose from, if there are any. */
  countries?: readonly string[] | undefined;
  onPick: (country: string) => void;
  /** Called after a pick by mouse or touch. With the keyboard, the focus stays here. */
  onPickByPointer: () => void;
  labels: {
    readonly country: string;
    readonly search: string;
    readonly options: string;
    readonly noMatch: string;
  };
  locale: string;
  tools: PhoneTools | null;
  onOpen: () => void;
}

/** The state of the open list; null while it is closed. */
type Search = { readonly query: string; readonly active: string | undefined } | null;

/** The options that match the query, the active one, and what keys do. */
function useSearch(
  country: string,
  countries: () => readonly Country[],
  { onOpen, onPick }: Pick<CountrySelectProps, 'onOpen' | 'onPick'>,
) {
  const [search, setSearch] = useState<Search>(null);
  const options = search === null ? [] : filterCountries(countries(), search.query);
  const active = search?.active ?? options[0]?.code;

  const close = () => setSearch(null);
  const open = () => {
    onOpen();
    setSearch((already) => already ?? { query: '', active: country });
  };
  const find = (query: string) => {
    onOpen();
    setSearch({ query, active: query === '' ? country : undefined });
  };
  const pick = (picked: string) => {
    close();
    onPick(picked);
  };
  /** Takes a calling code from autofill. Several countries may share it: the chosen one stays if it is among them. */
  const fill = (callingCode: string) => {
    const digits = toDigits(callingCode);
    const found = countries().filter((each) => each.callingCode === digits);
    const [first] = found;
    if (first && !found.some(({ code }) => code === country)) onPick(first.code);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const action = keyAction(event.key, search !== null);
    if (action === undefined) return;
    event.preventDefault();
    if (action === 'open') open();
    else if (action !== 'pick')
      setSearch({ query: search?.query ?? '', active: moveActive(options, active, action) });
    else if (active !== undefined && options.length > 0) pick(active);
  };
  return { query: search?.query, options, active, open, find, fill, close, pick, onKeyDown };
}

/** Searches for what was typed into the field before React. */
function useTypedBefore(shown: string, find: (query: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const first = useRef({ shown, find });
  useLayoutEffect(() => {
    const { current: node } = input;
    const { shown, find } = first.current;
    if (node && node.value !== shown && hasFocus(node)) find(typedQuery(node.value, shown));
  }, []);
  return input;
}

/** True if there is no keyboard but one on the screen, which would take the list's room. */
function isTouched(): boolean {
  try {
    return matchMedia('(pointer: coarse)').matches;
  } catch {
    // The page has taken it away.
    return false;
  }
}

/** The country's name. Browsers take long to load the first of them, which only screen readers read: nothing waits for it. */
function useCountryName(country: string, locale: string): string {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return useMemo(() => (isIdle ? countryName(country, locale) : ''), [isIdle, country, locale]);
}

/** An editable combobox. It shows the country's code, and typing searches all countries. */
export function CountrySelect({
  country,
  countries: only,
  labels,
  locale,
  tools,
  ...props
}: CountrySelectProps) {
  const id = useScopedId('country');
  // That of the page, or on the way back from another screen the one chosen before.
  const [first] = useState(country);
  const countries = () => among(only, startingWith([first, country], tools?.countries(locale) ?? []));
  const search = useSearch(country, countries, props);
  const isOpen = search.query !== undefined;
  const isNative = tools !== null && !isOpen && isTouched();
  const name = useCountryName(country, locale);

  return (
    <div className={classOf(grid, isOpen && searchRow)}>
      {isNative && (
        <NativeCountrySelect
          label={labels.country}
          describedBy={`${id}-name`}
          countries={countries()}
          selected={country}
          onPick={props.onPick}
        />
      )}
      <CountryInput
        id={id}
        shown={[country, tools?.callingCode(country)].filter(Boolean).join(' +')}
        labels={labels}
        search={search}
        isHidden={isNative}
      />
      <span className={classOf(chevron)}>
        <ChevronDownIcon size={16} />
      </span>
      <span id={`${id}-name`} className={classOf(visuallyHidden)}>
        {name}
      </span>
      {isOpen && (
        <CountryList
          anchor={props.anchor}
          id={id}
          label={labels.options}
          noMatch={labels.noMatch}
          options={search.options}
          loading={tools === null}
          selected={country}
          active={search.active}
          onClose={search.close}
          onPick={(picked) => {
            search.pick(picked);
            props.onPickByPointer();
          }}
        />
      )}
    </div>
  );
}

interface CountryInputProps extends Pick<CountrySelectProps, 'labels'> {
  readonly id: string;
  /** While the list is closed. */
  readonly shown: string;
  readonly search: ReturnType<typeof useSearch>;
  /** True if the browser's own list is over it. */
  readonly isHidden: boolean;
}

function CountryInput({ id, shown, labels, search, isHidden }: CountryInputProps) {
  const { query, options, active } = search;
  const input = useTypedBefore(shown, search.find);
  const isOpen = query !== undefined;
  return (
    <input
      ref={input}
      role="combobox"
      aria-label={labels.country}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${id}-list` : undefined}
      aria-autocomplete="list"
      aria-activedescendant={options.length > 0 && active !== undefined ? optionId(id, active) : undefined}
      aria-describedby={`${id}-name`}
      aria-hidden={isHidden || undefined}
      tabIndex={isHidden ? -1 : undefined}
      value={query ?? shown}
      placeholder={isOpen ? labels.search : undefined}
      onChange={({ target }) => {
        if (hasFocus(target)) search.find(typedQuery(target.value, isOpen ? '' : shown));
        else search.fill(target.value);
      }}
      onKeyDown={search.onKeyDown}
      onClick={search.open}
      onFocus={({ target }) => target.select()}
      onBlur={search.close}
      type="text"
      dir={isOpen ? undefined : 'ltr'}
      autoComplete="tel-country-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      part="input phone-country"
      className={classOf(inputBox, transition('border-color'), box)}
    />
  );
}

/** Numbers move the active option by that many rows. */
type Action = 'open' | 'pick' | 1 | -1 | 8 | -8;

function keyAction(key: string, isOpen: boolean): Action | undefined {
  if (!isOpen) return key === 'ArrowDown' || key === 'ArrowUp' ? 'open' : undefined;
  const actions: Readonly<Record<string, Action>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: 8,
    PageUp: -8,
    Enter: 'pick',
  };
  return actions[key];
}

function moveActive(options: readonly Country[], active: string | undefined, by: number): string | undefined {
  const index = options.findIndex(({ code }) => code === active);
  const last = options.length - 1;
  // Single steps wrap around, whole pages stop at the ends.
  const wrapped =
    Math.abs(by) === 1 ? (index + by + options.length) % Math.max(1, options.length) : index + by;
  return options[Math.min(last, Math.max(0, wrapped))]?.code;
}

/** Typing into the closed field appends to the text that it shows, which is not part of the query. */
function typedQuery(value: string, shown: string): string {
  return shown !== '' && value.startsWith(shown) ? value.slice(shown.length) : value;
}

// Input and chevron share a grid cell. While the list is open, `searchRow` makes this as wide as the row, for the list's place.
const grid = css({
  position: 'relative',
  display: 'grid',
  // Above the number where that would have less than 120 px.
  flex: '0 0 clamp(104px, (232px - 100%) * 999, 100%)',
  'select:focus-visible + input': focusedInputBox,
});

/** Over the number, which keeps its place in the order of the Tab key. */
const searchRow = css({ position: 'absolute', inset: 0, zIndex: 1, '& + *': { opacity: 0 } });

// Physical sides, because the calling code is part of a number, which is written from left to right in every language.
const box = css({
  gridArea: '1 / 1',
  paddingLeft: 12,
  paddingRight: 24,
  '&:not(:focus)': { cursor: 'pointer' },
});

const chevron = css({
  gridArea: '1 / 1',
  alignSelf: 'center',
  justifySelf: 'right',
  display: 'flex',
  marginRight: 8,
  color: token('colors.secondary'),
  pointerEvents: 'none',
});
