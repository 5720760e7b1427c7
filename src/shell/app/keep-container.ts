import { keepChildren } from '../../kit/lib/keep-children.ts';

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
  const observer = keepChildren(element, {
    areMissing: () => container.parentNode !== element,
    putBack() {
      element.append(container);
      onReturn();
    },
    quietReturns: 0,
    warn: () =>
      console.warn(
        `auth-widget: a script of the page has removed the contents of <${element.localName}>, which have been put back. Let it leave the children of the element alone, or leave out no-shadow.`,
      ),
  });
  signal.addEventListener('abort', () => observer.disconnect());
}
