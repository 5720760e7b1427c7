import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { forcedEdge } from './forced-edge.ts';
import { breathe } from './spinner.tsx';
import { Stack } from './stack.tsx';
import { heading } from './text.tsx';

/** In the place of a heading and three buttons, and as high. Hidden from screen readers: a live region has to say it. */
export function Skeleton() {
  return (
    <div aria-hidden="true" data-animated="" className={classOf(place)}>
      <Stack gap={24}>
        <div className={classOf(heading, bar, { width: '60%' })}>{'\u00a0'}</div>
        <Stack gap={8}>
          <div className={classOf(bar, row)} />
          <div className={classOf(bar, row)} />
          <div className={classOf(bar, row)} />
        </Stack>
      </Stack>
    </div>
  );
}

const place = css({
  '@media (prefers-reduced-motion: no-preference)': { animation: `${breathe} 2s ease-in-out infinite` },
});

const bar = css({
  ...forcedEdge,
  borderRadius: token('buttons.secondary.borderRadius'),
  background: token('colors.subtle'),
});

const row = css({ height: token('buttons.height') });
