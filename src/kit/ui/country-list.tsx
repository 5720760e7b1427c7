import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CheckIcon } from '../icons/icon.tsx';
import type { Country } from '../lib/phone.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { openOverlay, overlayRules } from './overlay.ts';
import { SpinnerRing } from './spinner.tsx';

interface CountryListProps {
  /** The list opens below or above this. */
  anchor: RefObject<Element | null>;
  /** The combobox's id, from which those of the list and its options derive. */
  id: string;
  label: string;
  noMatch: string;
  options: readonly Country[];
  loading: boolean;
  selected: string;
  active: string | undefined;
  onPick: (code: string) => void;
  /** Called for Escape. */
  onClose: () => void;
}

/** The id of an option, for the combobox's `aria-activedescendant`. */
export function optionId(id: string, code: string): string {
  return `${id}-${code}`;
}

/** The popup of the country combobox, which keeps the focus. */
export function CountryList({
  anchor,
  id,
  label,
  noMatch,
  options,
  loading,
  active,
  onClose,
  ...props
}: CountryListProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isPlaced = useRef(false);

  const close = useEffectEvent(onClose);
  // Before the effect that scrolls, because the list has its height from here.
  useLayoutEffect(() => {
    const options = { gap: 4, height: POPUP_HEIGHT, onEscape: () => close() };
    return box.current && anchor.current ? openOverlay(box.current, anchor.current, options) : undefined;
  }, [anchor]);

  useLayoutEffect(() => {
    const option = list.current?.querySelector('[data-active]');
    // `scrollIntoView()` would also scroll the page.
    if (!list.current || !(option instanceof HTMLElement)) return;
    if (isPlaced.current) keepInView(list.current, option);
    else scrollToMiddle(list.current, option);
    isPlaced.current = true;
  }, [active, options.length]);

  return (
    // Pressing the mouse button would move the focus out of the combobox and close the list before the click.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
      className={classOf(popup)}
    >
      {/* Browsers make scroll containers tab stops. Focus moving there would close the list and get lost. */}
      <div
        ref={list}
        role="listbox"
        tabIndex={-1}
        id={`${id}-list`}
        aria-label={label}
        className={classOf(listStyle)}
      >
        {options.map((country) => (
          <Option
            key={country.code}
            id={optionId(id, country.code)}
            country={country}
            isSelected={country.code === props.selected}
            isActive={country.code === active}
            onPick={props.onPick}
          />
        ))}
      </div>
      <div role="status" className={classOf(emptyStyle)}>
        {loading ? <SpinnerRing size={20} /> : options.length === 0 && noMatch}
      </div>
    </div>
  );
}

interface OptionProps extends Pick<CountryListProps, 'onPick'> {
  readonly id: string;
  readonly country: Country;
  readonly isSelected: boolean;
  readonly isActive: boolean;
}

function Option({ id, country, isSelected, isActive, onPick }: OptionProps) {
  return (
    // The combobox has the focus and handles all keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      data-active={isActive ? '' : undefined}
      onClick={() => onPick(country.code)}
      className={classOf(optionStyle)}
    >
      <span className={classOf({ flex: 1 })}>{country.name}</span>
      {isSelected && <CheckIcon size={16} />}
      <span dir="ltr" className={classOf(codeStyle)}>
        +{country.callingCode}
      </span>
    </div>
  );
}

/** Scrolls by whole rows, so that the top row is not cut off. */
function scrollToMiddle(list: HTMLElement, option: HTMLElement): void {
  const rows = Math.floor((list.clientHeight / option.offsetHeight - 1) / 2);
  list.scrollTop = option.offsetTop - PADDING - Math.max(0, rows) * option.offsetHeight;
}

function keepInView(list: HTMLElement, option: HTMLElement): void {
  const top = option.offsetTop - PADDING;
  const bottom = option.offsetTop + option.offsetHeight + PADDING;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}

/** Space around the options, in px. */
const PADDING = 4;
const ROW_HEIGHT = 40;
/** Six rows, padding and borders, in px. */
const POPUP_HEIGHT = 6 * ROW_HEIGHT + 2 * PADDING + 2;

const popup = css(overlayRules, {
  '&:popover-open': { position: 'fixed' },
  zIndex: 10,
  width: 'var(--_width)',
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${token('container.borderColor')}`,
  // Of a pill, the corners would be outside of the list.
  borderRadius: `min(${token('inputs.borderRadius')} + 2px, 12px)`,
  background: token('container.backgroundColor'),
  boxShadow: '0 4px 8px rgb(0 0 0 / 8%), 0 12px 32px rgb(0 0 0 / 16%)',
});

const listStyle = css({
  position: 'relative',
  minHeight: 0,
  padding: PADDING,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  '&:empty': { display: 'none' },
});

const optionStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: ROW_HEIGHT,
  paddingBlock: 8,
  paddingInline: 8,
  borderRadius: `min(${token('inputs.borderRadius')}, 8px)`,
  lineHeight: '20px',
  fontSize: token('typography.helperSize'),
  cursor: 'pointer',
  '&:hover, &[data-active]': { background: token('colors.subtle') },
  '&[aria-selected=true]': { fontWeight: 600 },
  '@media (forced-colors: active)': {
    '&[data-active]': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      '&, *': { color: 'HighlightText' },
    },
  },
});

const codeStyle = css({
  color: token('colors.secondary'),
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
});

const emptyStyle = css({
  display: 'flex',
  justifyContent: 'center',
  padding: 16,
  fontSize: token('typography.helperSize'),
  color: token('colors.secondary'),
  '&:empty': { padding: 0 },
});
