import type { Tree } from '../kit/lib/tree.ts';

/** What a visitor is told beside what was pressed. */
export interface Notice {
  readonly text: string;
  readonly isError: boolean;
}

/** Stays while there is nothing to say, so that screen readers hear what comes. */
export function noticeTree(id: string, notice: Notice | undefined): Tree {
  const part = notice?.isError ? 'error' : 'helper';
  return [
    'div',
    { class: 'notice', 'aria-live': 'polite' },
    ...(notice ? [['p', { id, class: part, part }, notice.text] satisfies Tree] : []),
  ];
}
