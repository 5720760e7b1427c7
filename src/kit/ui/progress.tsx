import { css } from '@emotion/react';
import { SpinnerRing } from './spinner.tsx';
import { Helper } from './text.tsx';

/** What is going on, in a line of small text. Hidden from screen readers: a live region has to say it. */
export function Progress({ children }: { readonly children: string }) {
  return (
    <div aria-hidden="true" css={line}>
      <SpinnerRing size={14} />
      <Helper>{children}</Helper>
    </div>
  );
}

const line = css({ display: 'flex', alignItems: 'center', gap: 8 });
