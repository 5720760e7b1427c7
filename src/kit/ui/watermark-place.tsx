import type { ReactNode } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { LINK_HEIGHT, scaledGap } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';

interface WatermarkPlaceProps {
  /** True if a bar stands in for it, because nobody knows yet whether to show one. */
  readonly isAwaited: boolean;
  readonly children?: ReactNode;
}

/** The space of the watermark. */
export function WatermarkPlace({ isAwaited, children }: WatermarkPlaceProps) {
  return <div className={classOf(place, isAwaited && bar)}>{children}</div>;
}

const place = css({
  display: 'flex',
  minHeight: LINK_HEIGHT,
  // With the gap of the sections above it, 32 px.
  marginBlockStart: scaledGap(8),
  // Below a screen that ends the way, well or badly, which is centered.
  '*:has([data-outcome]) ~ &': { justifyContent: 'center' },
});

const bar = css({
  '&::before': {
    content: '""',
    alignSelf: 'center',
    width: 150,
    height: 8,
    borderRadius: 4,
    background: token('colors.subtle'),
  },
});
