import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { SpinnerRing } from './spinner.tsx';
import { bare, hidden, quickly } from './styles.ts';

export interface PromptFrameProps {
  /** px. By default that of Google's prompt before it was measured (spec section 9). */
  height?: number | undefined;
  /** What is under way, while something is. */
  busy?: string | undefined;
  /** Out of sight and out of the layout, but still there. */
  away?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children?: ReactNode;
}

/** A box whose height follows what somebody else draws into it. */
export function PromptFrame({ height = 47, busy, away = false, ref, children }: PromptFrameProps) {
  return (
    <div css={[frame, { height }, away && { display: 'none' }]}>
      <div ref={ref} css={bare}>
        {children}
      </div>
      {busy !== undefined && (
        <div role="status" css={spinner}>
          <SpinnerRing size={25} thickness={2} />
          <span css={[bare, hidden]}>{busy}</span>
        </div>
      )}
    </div>
  );
}

const frame = css(bare, { position: 'relative', display: 'block', overflow: 'hidden' }, quickly('height'));
const spinner = css(bare, { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
