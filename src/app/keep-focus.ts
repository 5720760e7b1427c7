import { rootOf } from './root-of.ts';

/**
 * A browser takes the focus from whatever is moved.
 * @param signal stops watching: a container outlives the app where an element is removed and comes back
 * @returns gives the focus back, with the caret where it was, unless something else has it by now
 */
export function keepFocus(container: HTMLElement | ShadowRoot, signal: AbortSignal): () => void {
  let focused: HTMLElement | undefined;
  let home = container.ownerDocument;
  const found = ({ target }: Event): void => {
    // Not `instanceof`: what is focused in a widget is an element, perhaps of a frame's document.
    focused = target as HTMLElement;
  };
  const lost = (): void => {
    // A removal fires `focusout` before it happens: only what is put back in the same task was moved.
    queueMicrotask(() => {
      if (rootOf(container).activeElement === null) focused = undefined;
    });
  };
  container.addEventListener('focusin', found, { signal });
  container.addEventListener('focusout', lost, { signal });
  return () => {
    const { activeElement, body } = container.ownerDocument;
    // After a move out of a frame, that document's focus is on the frame itself.
    const isLeft = (activeElement as Partial<HTMLIFrameElement> | null)?.contentDocument === home;
    home = container.ownerDocument;
    if (activeElement === null || activeElement === body || isLeft) focused?.focus({ preventScroll: true });
  };
}
