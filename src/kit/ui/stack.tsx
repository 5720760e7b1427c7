import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { FORM_GAP } from '../theme/sizes.ts';
import { reset } from './styles.ts';

export interface StackProps {
  ref?: Ref<HTMLDivElement> | undefined;
  id?: string | undefined;
  /** Space between the children in px. */
  gap?: 4 | 8 | 12 | 16 | 24 | 32 | undefined;
  /** Default: `start`. */
  align?: 'start' | 'center' | undefined;
  children?: ReactNode;
}

/** Lays out its children in a column. */
export function Stack({ ref, id, gap = FORM_GAP, align = 'start', children }: StackProps) {
  return (
    <div ref={ref} id={id} css={[stack, align === 'center' && centered, { gap }]}>
      {children}
    </div>
  );
}

/** Lays out an icon and its text side by side. */
export function Row({ children }: Pick<StackProps, 'children'>) {
  return <div css={row}>{children}</div>;
}

const row = css(reset, { display: 'flex', alignItems: 'center', gap: 12 });

const centered = css({ alignItems: 'center', textAlign: 'center' });

const stack = css(reset, {
  display: 'flex',
  flexDirection: 'column',
  // Keeps long words and URLs from making the column wider than the container.
  '& > *': { minWidth: 0 },
});
