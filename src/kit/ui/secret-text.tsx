import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { forcedEdge } from './forced-edge.ts';

/** Text to copy by hand. */
export function SecretText({ children }: { readonly children: string }) {
  // Its lines start at the side where the page's do, although the code itself is always read from left to right.
  return (
    <div>
      <code className={classOf(text)}>{children}</code>
    </div>
  );
}

/** Codes to copy by hand, one below the other. */
export function SecretList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <ul className={classOf(list)}>
      {codes.map((code) => (
        <li key={code}>
          <SecretText>{code}</SecretText>
        </li>
      ))}
    </ul>
  );
}

const text = css({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 16,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 4,
  padding: 12,
  borderRadius: 8,
  ...forcedEdge,
  background: token('colors.subtle'),
});
