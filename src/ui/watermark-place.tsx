import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { LINK_HEIGHT } from '../theme/sizes.ts';
import { reset } from './styles.ts';

/** Reserves the space of the watermark, also while it is not known yet whether to show one. */
export function WatermarkPlace({ children }: { children?: ReactNode }) {
  return <div css={place}>{children}</div>;
}

const place = css(reset, { display: 'flex', justifyContent: 'center', minHeight: LINK_HEIGHT });
