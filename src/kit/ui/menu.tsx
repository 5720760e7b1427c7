import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icons/icon.tsx';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { itemByKey } from './menu-keys.ts';
import { openOverlay, overlayRules } from './overlay.ts';
import { iconButton } from './screen-head.tsx';
import { SpinnerRing } from './spinner.tsx';
import { focusRing, visuallyHidden } from './styles.ts';

export interface MenuItem {
  readonly text: string;
  /** The label for screen readers, instead of the text. */
  readonly spoken?: string;
  /** What it does cannot be undone. */
  readonly isRemoval?: boolean;
  readonly onPress: () => void;
}

interface MenuProps {
  /** What the items are about, for screen readers. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Of the request that an item has begun. */
  readonly busy?: boolean;
  /** True if nothing can be pressed. */
  readonly off?: boolean;
  /** Attributes of the button, by which it is found. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

/** Its first or its last item. */
type End = 0 | -1;

/** A button "…" that opens a menu. */
export function Menu({ label, items, busy = false, off = false, data }: MenuProps) {
  const [end, setEnd] = useState<End>();
  const toggle = useRef<HTMLButtonElement>(null);
  const isOff = busy || off;
  const isOpen = end !== undefined;
  const close = (): void => {
    setEnd(undefined);
    toggle.current?.focus();
  };
  return (
    <div
      role="presentation"
      className={classOf(place)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setEnd(undefined);
      }}
      onKeyDown={(event) => {
        const { key, currentTarget, target } = event;
        const opened = key === 'ArrowDown' ? 0 : key === 'ArrowUp' ? -1 : undefined;
        // Tab then moves on from the button.
        if (isOpen && key === 'Tab') flushSync(close);
        if (!isOpen && opened === undefined) return;
        const found = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
        const next = isOpen ? itemByKey(key, found, target as HTMLElement) : undefined;
        if (next || !isOpen) event.preventDefault();
        next?.focus();
        if (!isOpen && !isOff) setEnd(opened);
      }}
    >
      <button
        {...data}
        ref={toggle}
        type="button"
        part="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={busy || undefined}
        aria-disabled={isOff || undefined}
        // In Safari, a press takes the focus from the menu, which would close before the click opens it again.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : !isOff && setEnd(0))}
        className={classOf(iconButton, button)}
      >
        {busy ? (
          <SpinnerRing size={18} />
        ) : (
          <Icon size={20}>
            <path strokeWidth={3} d="M5 12h.01M12 12h.01M19 12h.01" />
          </Icon>
        )}
        <span className={classOf(visuallyHidden)}>{label}</span>
      </button>
      {isOpen && <Items label={label} items={items} end={end} anchor={toggle} onClose={close} />}
    </div>
  );
}

interface ItemsProps extends Pick<MenuProps, 'label' | 'items'> {
  readonly end: End;
  readonly anchor: { readonly current: HTMLElement | null };
  /** Gives the focus back. */
  readonly onClose: () => void;
}

function Items({ label, items, end, anchor, onClose }: ItemsProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: node } = box;
    if (!node || !anchor.current) return;
    const close = openOverlay(node, anchor.current, { gap: 4, onEscape: onClose });
    ([...node.children] as HTMLElement[]).at(end)?.focus();
    return close;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is opened once, and what closes it is the same each time
  }, []);
  return (
    <div ref={box} role="menu" aria-label={label} popover="manual" part="menu" className={classOf(popup)}>
      {items.map(({ text, spoken, isRemoval = false, onPress }) => (
        <button
          key={text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          part="menu-item"
          onClick={() => {
            onClose();
            onPress();
          }}
          className={classOf(itemStyle, isRemoval && { color: token('colors.error') })}
        >
          <span aria-hidden={spoken === undefined ? undefined : true}>{text}</span>
          {spoken !== undefined && <span className={classOf(visuallyHidden)}>{spoken}</span>}
        </button>
      ))}
    </div>
  );
}

const place = css({ position: 'relative' });

const button = css({
  width: 32,
  height: 32,
  borderRadius: `min(${token('buttons.secondary.borderRadius')}, 16px)`,
  '&[aria-expanded=true]': { background: token('colors.subtle'), color: token('colors.text') },
  '&[aria-disabled=true]:not([aria-busy])': { opacity: 0.6, cursor: 'default' },
  '@media (pointer: coarse)': { width: 44, height: 44 },
  '@media (forced-colors: active)': { border: '1px solid' },
});

const popup = css(overlayRules, {
  zIndex: 1,
  margin: 0,
  width: 'max-content',
  minWidth: 160,
  maxWidth: 'min(320px, calc(100vw - 32px))',
  padding: 4,
  border: `1px solid ${token('container.borderColor')}`,
  borderRadius: `min(${token('container.borderRadius')}, 12px)`,
  background: token('container.backgroundColor'),
  boxShadow: token('container.shadow'),
  color: token('colors.text'),
  '&:popover-open': { position: 'fixed' },
});

const itemStyle = css({
  display: 'block',
  width: '100%',
  minHeight: 36,
  paddingBlock: 6,
  paddingInline: 12,
  borderRadius: `min(${token('buttons.secondary.borderRadius')}, 8px)`,
  fontSize: token('typography.bodySize'),
  lineHeight: 1.5,
  textAlign: 'start',
  cursor: 'pointer',
  '&:is(:hover, :focus-visible)': { background: token('colors.subtle') },
  '&:focus-visible': [focusRing, { outlineOffset: -2 }],
  '@media (pointer: coarse)': { minHeight: 44 },
});
