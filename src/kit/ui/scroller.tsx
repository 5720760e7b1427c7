import type { ReactNode } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';

/** Of the list, in px. It keeps its height while a search shortens its content, so that nothing below it moves. */
const HEIGHT = 320;
/** Room for the focus ring, in px. */
const ROOM = 4;
/** Of the fade that says that there is more, in px. */
const FADE = 20;

/** Scrolls content that is too long to be shown at once. */
export function Scroller({ children }: { readonly children: ReactNode }) {
  return <div className={classOf(box)}>{children}</div>;
}

const box = css({
  height: HEIGHT,
  margin: -ROOM,
  padding: ROOM,
  paddingBlockEnd: FADE,
  maskImage: `linear-gradient(currentColor calc(100% - ${FADE}px), transparent)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});
