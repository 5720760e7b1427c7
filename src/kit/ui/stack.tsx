import type { ReactNode, Ref } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { FORM_GAP, SECTION_GAP, scaledGap } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';

export interface StackProps {
  ref?: Ref<HTMLDivElement> | undefined;
  /** Space between the children in px. */
  gap?: 4 | 8 | 12 | 16 | 24 | undefined;
  /** Makes all children as high as the highest. */
  even?: boolean | undefined;
  /** Default: `start`. */
  align?: 'start' | 'center' | undefined;
  children?: ReactNode;
}

/** Lays out its children in a column. */
export function Stack({ ref, gap = FORM_GAP, even = false, align = 'start', children }: StackProps) {
  return (
    <div
      ref={ref}
      className={classOf(
        stack,
        even && evenRows,
        align === 'center' && centered,
        gap === SECTION_GAP && sections,
        { gap: scaledGap(gap) },
      )}
    >
      {children}
    </div>
  );
}

/** Lays out an icon and its text side by side. */
export function Row({ children }: Pick<StackProps, 'children'>) {
  return <div className={classOf(row)}>{children}</div>;
}

/** The quiet last line of a screen. Errors and a main action, which take the whole width, follow it. */
export function LastLine({ children }: Pick<StackProps, 'children'>) {
  return <div className={classOf(lastLine)}>{children}</div>;
}

const lastLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '&& > *': { fontSize: token('typography.helperSize') },
  '& > :is([aria-live], [part~=button])': { flexBasis: '100%' },
  '&:has(> [part~=button])': { rowGap: 16 },
});

/** Lays out its children side by side, equally wide, as long as there is room for them. */
export function Columns({ children }: Pick<StackProps, 'children'>) {
  return <div className={classOf(columns)}>{children}</div>;
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: scaledGap(8),
});

const row = css({ display: 'flex', alignItems: 'center', gap: 12 });

const centered = css({ alignItems: 'center', textAlign: 'center' });

/** A link belongs to what it follows. */
const sections = css({
  '& > [part=link]': { marginBlockStart: scaledGap(FORM_GAP - SECTION_GAP) },
});

/** From five on in two columns, where both have room for their labels. */
const evenRows = css({
  display: 'grid',
  gridAutoRows: '1fr',
  '&:has(> :nth-child(5))': {
    fontSize: token('buttons.fontSize'),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13.5em, 34%)), 1fr))',
  },
});

const stack = css({
  display: 'flex',
  flexDirection: 'column',
  // Keeps long words and URLs from making the column wider than the container.
  '& > *': { minWidth: 0 },
});
