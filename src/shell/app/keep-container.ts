/** How often the container comes back within a pause: a page that removes it each time would otherwise freeze the tab. */
const MOST_RETURNS = 10;
const PAUSE_MS = 1000;

/**
 * Keeps a plain container (`no-shadow`) in its element: frameworks that patch the children of elements know only the ones that they
 * have made.
 * @param onReturn called when it has been put back
 * @param signal ends it
 */
export function keepContainer(
  container: HTMLElement | ShadowRoot,
  onReturn: () => void,
  signal: AbortSignal,
): void {
  const element = container.parentElement;
  if (!element) return;
  let returns = 0;
  let hasWarned = false;
  const look = (): void => {
    if (container.parentNode === element) return;
    if (returns === 0)
      setTimeout(() => {
        returns = 0;
        look();
      }, PAUSE_MS);
    returns += 1;
    if (returns <= MOST_RETURNS) {
      element.append(container);
      onReturn();
    }
    if (hasWarned) return;
    hasWarned = true;
    console.warn(
      `auth-widget: a script of the page has removed the contents of <${element.localName}>, which have been put back. Let it leave the children of the element alone, or leave out no-shadow.`,
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(element, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
