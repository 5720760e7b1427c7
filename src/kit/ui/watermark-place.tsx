import type { ReactNode } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { LINK_HEIGHT } from '../theme/to-css.ts';

/** px, above it. */
const PADDING = 16;

/** The space of the watermark, which is kept for it until it is known whether there is one. */
export function WatermarkPlace({ children }: { readonly children?: ReactNode }) {
  return <div className={classOf(place)}>{children}</div>;
}

const place = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  minHeight: LINK_HEIGHT + PADDING,
  paddingBlockStart: PADDING,
});
