import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { SpinnerRing } from './spinner.tsx';
import { Helper } from './text.tsx';

/** A line of small text about work in progress. Hidden from screen readers: a live region has to say it. */
export function Progress({ children }: { readonly children: string }) {
  return (
    <div aria-hidden="true" className={classOf(line)}>
      <SpinnerRing size={14} />
      <Helper>{children}</Helper>
    </div>
  );
}

const line = css({ display: 'flex', alignItems: 'center', gap: 8 });
