import { documentOrShadowRoot } from '../../kit/lib/dom.ts';

/**
 * Remembers what has the focus, because browsers take the focus away from an element that is moved.
 * @param signal aborted when the app unmounts. The container may live on and get another app.
 * @returns restores the focus, with the caret where it was, unless something else has it by now
 */
export function keepFocus(container: HTMLElement | ShadowRoot, signal: AbortSignal): () => void {
  const current = (): Element | null => {
    const { activeElement } = documentOrShadowRoot(container);
    return container.contains(activeElement) ? activeElement : null;
  };
  // It may have had the focus before React.
  let focused = current() as HTMLElement | null;
  let lastDocument = container.ownerDocument;
  const onFocusIn = ({ target }: Event): void => {
    // Not `instanceof`, because the element may be of a frame's document.
    focused = target as HTMLElement;
  };
  const onFocusOut = (): void => {
    // Fires before a removal. If the element is back in the same task, it was only moved; if the page has removed it, it is put
    // back in a microtask, which comes before the second one here.
    queueMicrotask(() =>
      queueMicrotask(() => {
        if (current() === null) focused = null;
      }),
    );
  };
  container.addEventListener('focusin', onFocusIn, { signal });
  container.addEventListener('focusout', onFocusOut, { signal });
  return () => {
    const { activeElement, body } = container.ownerDocument;
    // After a move out of a frame, the outer document's focus is on the frame itself.
    const isFormerFrame =
      (activeElement as Partial<HTMLIFrameElement> | null)?.contentDocument === lastDocument;
    lastDocument = container.ownerDocument;
    if (activeElement === null || activeElement === body || isFormerFrame)
      focused?.focus({ preventScroll: true });
  };
}
