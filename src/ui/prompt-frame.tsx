import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { SpinnerRing } from './spinner.tsx';
import { reset, transition, visuallyHidden } from './styles.ts';

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
      <div ref={ref} css={reset}>
        {children}
      </div>
      {busy !== undefined && (
        <div role="status" css={spinner}>
          <SpinnerRing size={25} thickness={2} />
          <span css={[reset, visuallyHidden]}>{busy}</span>
        </div>
      )}
    </div>
  );
}

const frame = css(
  reset,
  { position: 'relative', display: 'block', overflow: 'hidden' },
  transition('height'),
);
const spinner = css(reset, { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
