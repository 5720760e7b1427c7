/** How often contents come back within a pause: a page that removes them each time would otherwise freeze the tab. */
const MOST_RETURNS = 10;
const PAUSE_MS = 1000;

/**
 * Puts back what others remove from a parent.
 * @param lost of what was removed last: what is to come back, if anything
 * @param onReturn called when it has come back
 * @param signal ends it
 */
function keepIn(
  parent: HTMLElement | ShadowRoot,
  lost: (removed: readonly Node[]) => readonly Node[],
  onReturn: () => void,
  signal: AbortSignal,
): void {
  let returns = 0;
  let removed: readonly Node[] = [];
  const look = (): void => {
    const nodes = lost(removed);
    if (nodes.length === 0) return;
    if (returns === 0)
      setTimeout(() => {
        returns = 0;
        look();
      }, PAUSE_MS);
    returns += 1;
    if (returns > MOST_RETURNS) return;
    parent.append(...nodes);
    onReturn();
  };
  const observer = new MutationObserver((records) => {
    removed = records.flatMap((record) => [...record.removedNodes]);
    look();
  });
  observer.observe(parent, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Keeps a form in its container, which extensions empty, and a plain container (`no-shadow`) in its element: frameworks that patch the
 * children of elements know only the ones that they have made.
 * @param onReturn called when it has been put back
 * @param signal ends it
 */
export function keepContainer(
  container: HTMLElement | ShadowRoot,
  onReturn: () => void,
  signal: AbortSignal,
): void {
  const element = container.parentElement;
  let hasWarned = false;
  const returned = (): void => {
    onReturn();
    if (hasWarned) return;
    hasWarned = true;
    const { localName } = element ?? (container as ShadowRoot).host;
    console.warn(
      `auth-widget: a script of the page, or an extension, has removed the contents of <${localName}>, which have been put back.${element ? ' Let it leave the children of the element alone, or leave out no-shadow.' : ''}`,
    );
  };
  // React never leaves it empty.
  keepIn(container, (removed) => (container.firstChild ? [] : removed), returned, signal);
  if (element) keepIn(element, () => (container.parentNode === element ? [] : [container]), returned, signal);
}
