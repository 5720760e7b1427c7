import { css } from '@emotion/react';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { CheckIcon } from '../icons/check.tsx';
import type { Country } from '../lib/phone.ts';
import { token } from '../theme/tokens.ts';
import { SpinnerRing } from './spinner.tsx';
import { reset } from './styles.ts';
import { POPUP_GAP, usePopupPlacement } from './use-popup-placement.ts';

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
  ...props
}: CountryListProps) {
  const list = useRef<HTMLDivElement>(null);
  const isPlaced = useRef(false);
  const { side, maxHeight } = usePopupPlacement(anchor, POPUP_HEIGHT);

  useLayoutEffect(() => {
    const option = list.current?.querySelector('[data-active]');
    // `scrollIntoView()` would also scroll the page.
    if (!list.current || !(option instanceof HTMLElement)) return;
    if (isPlaced.current) keepInView(list.current, option);
    else scrollToMiddle(list.current, option);
    isPlaced.current = true;
  }, [active, options.length]);

  // The height is only known after the first layout effect, but still before the first paint.
  useLayoutEffect(() => {
    const option = list.current?.querySelector('[data-active]');
    if (list.current && option instanceof HTMLElement) scrollToMiddle(list.current, option);
  }, [maxHeight]);

  return (
    // Pressing the mouse button would move the focus out of the combobox and close the list before the click.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onMouseDown={(event) => event.preventDefault()}
      css={[popup, side === 'below' ? openDown : openUp]}
      style={{ '--_max-height': `${maxHeight}px` } as CSSProperties}
    >
      {/* Browsers make scroll containers tab stops. Focus moving there would close the list and get lost. */}
      <div ref={list} role="listbox" tabIndex={-1} id={`${id}-list`} aria-label={label} css={listStyle}>
        {options.map(({ code, name, callingCode }) => (
          // The combobox has the focus and handles all keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={code}
            id={optionId(id, code)}
            role="option"
            aria-selected={code === props.selected}
            data-active={code === active ? '' : undefined}
            onClick={() => props.onPick(code)}
            css={optionStyle}
          >
            <span css={[reset, { flex: 1 }]}>{name}</span>
            {code === props.selected && <CheckIcon size={16} />}
            <span dir="ltr" css={codeStyle}>
              +{callingCode}
            </span>
          </div>
        ))}
      </div>
      <div role="status" css={emptyStyle}>
        {loading ? <SpinnerRing size={20} thickness={2} /> : options.length === 0 && noMatch}
      </div>
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

const popup = css(reset, {
  position: 'absolute',
  zIndex: 10,
  insetInline: 0,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'var(--_max-height)',
  border: `1px solid ${token('container.borderColor')}`,
  borderRadius: `calc(${token('inputs.borderRadius')} + 2px)`,
  background: token('container.backgroundColor'),
  boxShadow: '0 4px 8px rgb(0 0 0 / 8%), 0 12px 32px rgb(0 0 0 / 16%)',
});

const openDown = css({ insetBlockStart: `calc(100% + ${POPUP_GAP}px)` });
const openUp = css({ insetBlockEnd: `calc(100% + ${POPUP_GAP}px)` });

const listStyle = css(reset, {
  position: 'relative',
  display: 'block',
  minHeight: 0,
  padding: PADDING,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  '&:empty': { display: 'none' },
});

const optionStyle = css(reset, {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: ROW_HEIGHT,
  paddingBlock: 8,
  paddingInline: 8,
  borderRadius: token('inputs.borderRadius'),
  lineHeight: '20px',
  fontSize: token('typography.helperSize'),
  cursor: 'pointer',
  '&:hover, &[data-active]': { background: token('colors.subtle') },
  '&[aria-selected=true]': { fontWeight: 600 },
  '@media (forced-colors: active)': {
    '&[data-active]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});

const codeStyle = css(reset, {
  color: token('colors.secondary'),
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
});

const emptyStyle = css(reset, {
  display: 'flex',
  justifyContent: 'center',
  padding: 16,
  fontSize: token('typography.helperSize'),
  color: token('colors.secondary'),
  '&:empty': { padding: 0 },
});
