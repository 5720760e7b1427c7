/** Where React begins: what this imports is the app's chunk, and no part of the entry's. */
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { MountApp } from '../entry/flow-entry.ts';
import type { FlowTypes } from '../flow/flow-types.ts';
import { adoptStyles } from '../theme/style-cache.ts';
import { App } from './app.tsx';
import type { Flow } from './flow.ts';
import { keepFocus } from './keep-focus.ts';
import { rootOf } from './root-of.ts';
import { followLanguage } from './texts/follow-language.ts';

/** Removes the reserved space in the commit that brings the screen. */
function InPlaceOf({ nodes }: { nodes: readonly ChildNode[] }) {
  useLayoutEffect(() => {
    for (const node of nodes) node.remove();
  }, [nodes]);
  return null;
}

export function mountFlow<F extends FlowTypes>(flow: Flow<F>): MountApp<F['settings']> {
  return (container, host, settings, languageChanged) => {
    const root = createRoot(container);
    const before = [...container.childNodes];
    const render = (next: F['settings']) =>
      root.render(
        <>
          <App flow={flow} host={host} settings={next} />
          <InPlaceOf nodes={before} />
        </>,
      );
    const settle = () => [adoptStyles(rootOf(container)), followLanguage(container, languageChanged)];
    let leave = settle();
    const gone = new AbortController();
    const restoreFocus = keepFocus(container, gone.signal);
    render(settings);
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
  };
}
