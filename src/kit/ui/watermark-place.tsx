import type { ReactNode } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { LINK_HEIGHT, scaledGap } from '../theme/to-css.ts';

/** The space of the watermark, which is kept for it until it is known whether there is one. */
export function WatermarkPlace({ children }: { readonly children?: ReactNode }) {
  return <div className={classOf(place)}>{children}</div>;
}

const place = css({
  display: 'flex',
  minHeight: LINK_HEIGHT,
  // With the gap of the sections above it, 32 px.
  marginBlockStart: scaledGap(8),
  // Below a screen that ends the way, well or badly, which is centered.
  '*:has([data-outcome]) ~ &': { justifyContent: 'center' },
});
