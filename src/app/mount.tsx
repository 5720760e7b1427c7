/** Where React begins: everything above this line of imports is in the entry chunk, everything below is not. */
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../theme/style-cache.ts';
import { App, type AppProps } from './app.tsx';

export interface MountedApp {
  update(props: AppProps): void;
  /** The container was moved into another document or shadow root. */
  rootChanged(): void;
  unmount(): void;
}

function rootOf(container: Node): Document | ShadowRoot {
  const root = container.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root : document;
}

export function mountApp(container: HTMLElement | ShadowRoot, props: AppProps): MountedApp {
  const root = createRoot(container);
  let adoptedBy = rootOf(container);
  let release = adoptStyles(adoptedBy);
  root.render(<App {...props} />);
  return {
    update: (next) => root.render(<App {...next} />),
    rootChanged() {
      const now = rootOf(container);
      if (now === adoptedBy) return;
      release();
      adoptedBy = now;
      release = adoptStyles(now);
    },
    unmount() {
      root.unmount();
      release();
    },
  };
}
