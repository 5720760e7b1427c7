/** How often the container is put back in a second. A script that removes it each time means it. */
const MOST_RETURNS = 20;

/**
 * Puts a plain container (`no-shadow`) back into its element when a script of the page has emptied that: frameworks that patch
 * the children of elements know only the ones that they have made.
 * @param onReturn called after that
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
  const putBack = (): void => {
    if (container.parentNode === element) return;
    returns += 1;
    if (returns === 1) {
      console.warn(
        `auth-widget: a script of the page has removed the contents of <${element.localName}>, which are put back. Let it leave the children of the element alone, or leave out no-shadow.`,
      );
      setTimeout(() => {
        returns = 0;
      }, 1000);
    }
    if (returns > MOST_RETURNS) return;
    element.append(container);
    onReturn();
  };
  const observer = new MutationObserver(putBack);
  observer.observe(element, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
