import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';
import { reset } from './styles.ts';
import type { TextProps } from './text.tsx';

/** Smaller text after other text in a line. */
export function Aside({ children }: TextProps) {
  return <span css={aside}> {children}</span>;
}

const aside = css(reset, { marginInlineStart: 4, fontSize: token('typography.helperSize') });
