import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { BODY_LINE_HEIGHT } from '../theme/sizes.ts';
import { token } from '../theme/tokens.ts';
import { NativeInput } from './native-input.tsx';
import { useScopedId } from './scoped-id.ts';
import { focusRing, labelText, reset } from './styles.ts';

interface StaticFieldProps {
  readonly label: string;
  readonly name: string;
  readonly type: 'email';
  readonly autoComplete: string;
  readonly value: string;
  /** A link that changes the value. */
  readonly children: ReactNode;
}

/**
 * A value that was entered on an earlier screen. It looks like text, but is a read-only input, because password managers
 * do not see text and ignore disabled fields.
 */
export function StaticField({ label, value, children, ...native }: StaticFieldProps) {
  const id = useScopedId(native.name);
  return (
    <div css={field}>
      <label htmlFor={id} part="label" css={labelText}>
        {label}
      </label>
      <div css={line}>
        <NativeInput
          {...native}
          id={id}
          dir="ltr"
          readOnly
          value={value}
          onText={() => undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          part="input"
          css={input}
        />
        {children}
      </div>
    </div>
  );
}

const field = css(reset, { display: 'flex', flexDirection: 'column', gap: 4 });

const line = css(reset, {
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  '&:dir(rtl) > [part=input]': { textAlign: 'end' },
});

const input = css(reset, {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: token('typography.bodySize'),
  lineHeight: BODY_LINE_HEIGHT,
  borderRadius: 2,
  '&:focus-within': focusRing,
});
