import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { bare } from './styles.ts';

export interface StackProps {
  id?: string | undefined;
  /** Space between the children in px, of the scale 4, 8, 12, 16, 24, 32. */
  gap?: 4 | 8 | 12 | 16 | 24 | 32 | undefined;
  /** `start` lets the children keep their own width. */
  align?: 'stretch' | 'start' | 'center' | undefined;
  children?: ReactNode;
}

/** Children one below the other. */
export function Stack({ id, gap = 16, align = 'stretch', children }: StackProps) {
  return (
    <div id={id} css={[stack, { gap, alignItems: align }]}>
      {children}
    </div>
  );
}

/** A picture and its words, side by side. */
export function Row({ children }: Pick<StackProps, 'children'>) {
  return <div css={row}>{children}</div>;
}

const row = css(bare, { display: 'flex', alignItems: 'center', gap: 12 });

const stack = css(bare, {
  display: 'flex',
  flexDirection: 'column',
  // A long word or address must not push the column wider than the container.
  '& > *': { minWidth: 0 },
});
