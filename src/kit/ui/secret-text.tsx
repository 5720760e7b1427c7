import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';
import { forcedEdge } from './forced-edge.ts';
import { reset } from './styles.ts';

/** Text to copy by hand. */
export function SecretText({ children }: { readonly children: string }) {
  // Its lines start at the side where the page's do, although the code itself is always read from left to right.
  return (
    <div css={reset}>
      <code css={text}>{children}</code>
    </div>
  );
}

/** Codes to copy by hand, one below the other. */
export function SecretList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <ul css={list}>
      {codes.map((code) => (
        <li key={code} css={reset}>
          <SecretText>{code}</SecretText>
        </li>
      ))}
    </ul>
  );
}

const text = css(reset, {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 16,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

const list = css(reset, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 4,
  padding: 12,
  borderRadius: 8,
  listStyle: 'none',
  ...forcedEdge,
  background: token('colors.subtle'),
});
