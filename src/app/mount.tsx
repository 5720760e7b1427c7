/** Mounts a flow with React. What this file imports is in the app's chunk and not in the entry's. */
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { MountApp } from '../entry/flow-entry.ts';
import { giveUp } from '../entry/give-up.ts';
import type { FlowTypes } from '../flow/flow-types.ts';
import { adoptStyles } from '../theme/style-cache.ts';
import { App } from './app.tsx';
import { documentOrShadowRoot } from './document-or-shadow-root.ts';
import type { Flow } from './flow.ts';
import { ignoreHeldEnter } from './ignore-held-enter.ts';
import { keepFocus } from './keep-focus.ts';
import { followLanguage } from './texts/follow-language.ts';

/** Removes nodes in the commit that renders the first screen, so that nothing on the page moves. */
function RemoveOnCommit({ nodes }: { nodes: readonly ChildNode[] }) {
  useLayoutEffect(() => {
    for (const node of nodes) node.remove();
  }, [nodes]);
  return null;
}

export function mountFlow<F extends FlowTypes>(flow: Flow<F>): MountApp<F['settings']> {
  return (container, host, settings, languageChanged) => {
    const root = createRoot(container, { onUncaughtError: (cause) => giveUp(container, host, cause) });
    const placeholders = [...container.childNodes];
    const render = (next: F['settings']) =>
      root.render(
        <>
          <App flow={flow} host={host} settings={next} />
          <RemoveOnCommit nodes={placeholders} />
        </>,
      );
    const attach = () => [
      adoptStyles(documentOrShadowRoot(container), container.nodeType === Node.ELEMENT_NODE),
      followLanguage(container, languageChanged),
    ];
    let detachers = attach();
    const unmounted = new AbortController();
    const restoreFocus = keepFocus(container, unmounted.signal);
    ignoreHeldEnter(container, unmounted.signal);
    render(settings);
    return {
      update: render,
      moved() {
        restoreFocus();
        const previous = detachers;
        // Attaches first, so that what both places share is not torn down in between.
        detachers = attach();
        for (const detach of previous) detach();
        languageChanged();
      },
      unmount() {
        unmounted.abort();
        root.unmount();
        for (const detach of detachers) detach();
      },
    };
  };
}
