/** How often children come back within a pause: a page that removes them each time would otherwise freeze the tab. */
export const MOST_RETURNS = 10;
const PAUSE_MS = 1000;

interface Kept {
  readonly areMissing: () => boolean;
  readonly putBack: () => void;
  /** Says which script of the page to change. Called once. */
  readonly warn: () => void;
  /** How many returns within a pause need no warning. */
  readonly quietReturns: number;
}

/** Puts back children of an element that a script of the page has removed. */
export function keepChildren(
  element: Node,
  { areMissing, putBack, warn, quietReturns }: Kept,
): MutationObserver {
  let returns = 0;
  let hasWarned = false;
  const look = (): void => {
    if (!areMissing()) return;
    if (returns === 0)
      setTimeout(() => {
        returns = 0;
        look();
      }, PAUSE_MS);
    returns += 1;
    if (returns <= MOST_RETURNS) putBack();
    if (returns <= quietReturns || hasWarned) return;
    hasWarned = true;
    warn();
  };
  const observer = new MutationObserver(look);
  observer.observe(element, { childList: true });
  return observer;
}
