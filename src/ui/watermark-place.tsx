import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { LINK_HEIGHT } from '../theme/sizes.ts';
import { token } from '../theme/tokens.ts';
import { reset } from './styles.ts';

/** The space of the watermark, with a bar in it as long as nobody knows whether to show one. */
export function WatermarkPlace({ children }: { children?: ReactNode }) {
  return <div css={place}>{children}</div>;
}

const place = css(reset, {
  display: 'flex',
  justifyContent: 'center',
  minHeight: LINK_HEIGHT,
  '&:empty::before': {
    content: '""',
    alignSelf: 'center',
    width: 150,
    height: 8,
    borderRadius: 4,
    background: token('colors.subtle'),
  },
});
