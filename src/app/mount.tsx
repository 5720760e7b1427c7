/** Where React begins: everything above this line of imports is in the entry chunk, everything below is not. */
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../theme/style-cache.ts';
import { App, type AppProps } from './app.tsx';
import { followLanguage } from './follow-language.ts';

export interface MountedApp {
  update(props: AppProps): void;
  /** The container was moved, perhaps into another document or shadow root. */
  moved(): void;
  unmount(): void;
}

function rootOf(container: HTMLElement | ShadowRoot): Document | ShadowRoot {
  const root = container.getRootNode();
  // Not by its class: each document of a page, as of a frame, has classes of its own.
  return 'adoptedStyleSheets' in root ? (root as Document | ShadowRoot) : container.ownerDocument;
}

/**
 * A browser takes the focus from whatever is moved.
 * @param signal ends the watching: a container outlives the app where an element is removed and comes back
 * @returns gives it back to what had it, unless something else has it by now; the caret is where it was
 */
function keepFocus(container: HTMLElement | ShadowRoot, signal: AbortSignal): () => void {
  let focused: HTMLElement | undefined;
  let home = container.ownerDocument;
  const found = ({ target }: Event): void => {
    // In a widget it is the elements that are focused; those of a frame's document have its classes.
    focused = target as HTMLElement;
  };
  const lost = (): void => {
    // A removal, too, is told, ahead of it: only what is put back in the same task was moved.
    queueMicrotask(() => {
      if (rootOf(container).activeElement === null) focused = undefined;
    });
  };
  container.addEventListener('focusin', found, { signal });
  container.addEventListener('focusout', lost, { signal });
  return () => {
    const { activeElement, body } = container.ownerDocument;
    // Out of a frame: it is the frame that has the focus, and nothing in it any more.
    const isLeft = (activeElement as Partial<HTMLIFrameElement> | null)?.contentDocument === home;
    home = container.ownerDocument;
    if (activeElement === null || activeElement === body || isLeft) focused?.focus({ preventScroll: true });
  };
}

/** Takes away what kept the first screen's place, in the commit that brings the screen. */
function InPlaceOf({ nodes }: { nodes: readonly ChildNode[] }) {
  useLayoutEffect(() => {
    for (const node of nodes) node.remove();
  }, [nodes]);
  return null;
}

/** @param languageChanged called when the language around the container may be another one */
export function mountApp(
  container: HTMLElement | ShadowRoot,
  props: AppProps,
  languageChanged: () => void,
): MountedApp {
  const root = createRoot(container);
  const before = [...container.childNodes];
  const render = (next: AppProps) =>
    root.render(
      <>
        <App {...next} />
        <InPlaceOf nodes={before} />
      </>,
    );
  const settle = () => [adoptStyles(rootOf(container)), followLanguage(container, languageChanged)];
  let leave = settle();
  const gone = new AbortController();
  const restoreFocus = keepFocus(container, gone.signal);
  render(props);
  return {
    update: render,
    moved() {
      restoreFocus();
      const left = leave;
      leave = settle();
      for (const end of left) end();
      languageChanged();
    },
    unmount() {
      gone.abort();
      root.unmount();
      for (const end of leave) end();
    },
  };
}
