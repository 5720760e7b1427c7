import type { ReactNode, Ref } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { SpinnerRing } from './spinner.tsx';
import { transition, visuallyHidden } from './styles.ts';

export interface PromptFrameProps {
  /** In px. Default: the height of Google's prompt until it is measured (spec section 9). */
  height?: number | undefined;
  /** The text while the visitor waits. */
  busy?: string | undefined;
  /** Hides the frame without unmounting its contents. */
  away?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children?: ReactNode;
}

/** A box for a prompt that a third party renders, with an animated height. */
export function PromptFrame({ height = 47, busy, away = false, ref, children }: PromptFrameProps) {
  return (
    <div className={classOf(frame, { height }, away && { display: 'none' })}>
      <div ref={ref}>{children}</div>
      {busy !== undefined && (
        <div role="status" className={classOf(spinner)}>
          <SpinnerRing size={25} />
          <span className={classOf(visuallyHidden)}>{busy}</span>
        </div>
      )}
    </div>
  );
}

const frame = css(
  // Not `hidden`, which can scroll: a press on what the growing frame still cuts off would move it from under the pointer.
  { position: 'relative', overflow: 'clip' },
  transition('height'),
);
const spinner = css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
