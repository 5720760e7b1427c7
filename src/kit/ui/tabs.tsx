import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { nextTab } from '../lib/next-tab.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { SECTION_GAP, scaledGap } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';
import { useScopedId } from './form.tsx';
import { slidePill } from './motion.ts';
import { focusRing, transition } from './styles.ts';

export interface TabsProps {
  label: string;
  /** Empty if there is only one form, which is then shown without tabs. */
  tabs: readonly { readonly id: string; readonly label: string }[];
  selected: string;
  onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  children?: ReactNode;
}

/** Selects one of several forms. The arrow keys, Home and End move the focus and select the tab that receives it. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const panelId = useScopedId('panel');
  const tabId = useScopedId('tab');
  const idOf = (id: string) => `${tabId}-${id}`;
  const hasTabs = tabs.length > 0;
  const list = useRef<HTMLDivElement>(null);
  const previous = useRef(selected);
  useLayoutEffect(() => {
    const [from, to] = [previous.current, selected].map((id) =>
      list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${tabId}-${id}`)}`),
    );
    previous.current = selected;
    if (from && to && from !== to) slidePill(from, to);
  }, [selected, tabId]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[nextTab(event, index, tabs.length, rightToLeft) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
    root.getElementById(idOf(next.id))?.focus();
  };

  return (
    <div className={classOf(stack)}>
      {hasTabs && (
        <div
          ref={list}
          part="tabs"
          role="tablist"
          aria-label={label}
          onKeyDown={onKeyDown}
          className={classOf(row)}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={idOf(tab.id)}
              type="button"
              role="tab"
              aria-selected={tab.id === selected}
              aria-controls={panelId}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              part="tab"
              className={classOf(tabStyle)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      {/* Not labelled by its tab, whose label may be that of the field in the panel. */}
      <div {...(hasTabs && { role: 'tabpanel', id: panelId, 'aria-label': label })}>{children}</div>
    </div>
  );
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: scaledGap(SECTION_GAP) });

/** px, on each side of the row. */
const PADDING = 4;

const row = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: PADDING,
  borderRadius: `calc(${token('inputs.borderRadius')} + ${PADDING}px)`,
  background: token('colors.subtle'),
  '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
});

const tabStyle = css(
  {
    position: 'relative',
    // Equal widths if the labels allow it. With large text, each has a line of its own.
    flex: '1 1 clamp(4.5em, (13.5em - 100%) * 999, 100%)',
    minWidth: 'min-content',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // A label with another text direction is cut off at its own end.
    unicodeBidi: 'plaintext',
    minHeight: 36,
    '@media (pointer: coarse)': { minHeight: 44 },
    paddingBlock: 8,
    paddingInline: 8,
    borderRadius: token('inputs.borderRadius'),
    fontSize: token('typography.helperSize'),
    lineHeight: '20px',
    textAlign: 'center',
    color: token('colors.secondary'),
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media (hover: hover)': { '&:hover': { color: token('colors.text') } },
    '&:active': { color: token('colors.text') },
    '&:focus-visible': focusRing,
    '&[aria-selected=true]': {
      background: token('tabs.selectedBackgroundColor'),
      color: token('colors.text'),
      fontWeight: 600,
      boxShadow: '0 1px 2px rgb(0 0 0 / 14%)',
    },
    '@media (forced-colors: active)': {
      '&[aria-selected=true]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
  },
  transition('background-color', 'color'),
);
