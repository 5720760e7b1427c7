import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { reset } from './styles.ts';

/** Where the watermark shows, or will once it is known that it does. */
export function WatermarkPlace({ children }: { children?: ReactNode }) {
  return <div css={place}>{children}</div>;
}

const place = css(reset, { display: 'flex', justifyContent: 'center', minHeight: 24 });
