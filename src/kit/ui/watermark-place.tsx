import type { ReactNode } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { LINK_HEIGHT } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';

/** px, above it. */
const PADDING = 16;

/** The space of the watermark, which is kept for it until it is known whether there is one. */
export function WatermarkPlace({ children }: { readonly children?: ReactNode }) {
  return <div className={classOf(place)}>{children}</div>;
}

const place = css({
  display: 'flex',
  justifyContent: 'center',
  minHeight: LINK_HEIGHT + PADDING,
  paddingBlockStart: PADDING - 1,
  // With the gap of the sections above it, 24 px.
  borderBlockStart: '1px solid transparent',
  '&:not(:empty)': { borderColor: token('colors.line') },
});
