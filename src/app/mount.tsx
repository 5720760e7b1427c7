/** Where React begins: everything above this line of imports is in the entry chunk, everything below is not. */
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../theme/style-cache.ts';
import { App, type AppProps } from './app.tsx';

export interface MountedApp {
  update(props: AppProps): void;
  /** The container was moved, perhaps into another document or shadow root. */
  moved(): void;
  unmount(): void;
}

function rootOf(container: Node): Document | ShadowRoot {
  const root = container.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root : document;
}

/**
 * A browser takes the focus from whatever is moved.
 * @param signal ends the watching: a container outlives the app where an element is removed and comes back
 * @returns gives it back to what had it, unless something else has it by now; the caret is where it was
 */
function keepFocus(container: HTMLElement | ShadowRoot, signal: AbortSignal): () => void {
  let focused: HTMLElement | undefined;
  const found = ({ target }: Event): void => {
    focused = target instanceof HTMLElement ? target : undefined;
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
    if (activeElement === null || activeElement === body) focused?.focus({ preventScroll: true });
  };
}

/** Takes away what kept the first screen's place, in the commit that brings the screen. */
function InPlaceOf({ nodes }: { nodes: readonly ChildNode[] }) {
  useLayoutEffect(() => {
    for (const node of nodes) node.remove();
  }, [nodes]);
  return null;
}

export function mountApp(container: HTMLElement | ShadowRoot, props: AppProps): MountedApp {
  const root = createRoot(container);
  const before = [...container.childNodes];
  const render = (next: AppProps) =>
    root.render(
      <>
        <App {...next} />
        <InPlaceOf nodes={before} />
      </>,
    );
  let adoptedBy = rootOf(container);
  let release = adoptStyles(adoptedBy);
  const gone = new AbortController();
  const restoreFocus = keepFocus(container, gone.signal);
  render(props);
  return {
    update: render,
    moved() {
      restoreFocus();
      const now = rootOf(container);
      if (now === adoptedBy) return;
      release();
      adoptedBy = now;
      release = adoptStyles(now);
    },
    unmount() {
      gone.abort();
      root.unmount();
      release();
    },
  };
}
