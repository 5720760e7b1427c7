/** Mounts a flow with React. What this file imports is in the app's chunk and not in the entry's. */
import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { documentOrShadowRoot, guardKeys } from '../../kit/lib/dom.ts';
import { adoptStyles } from '../../kit/theme/sheets.ts';
import { useAdopted } from '../../kit/ui/form.tsx';
import type { BaseSettings } from '../../settings/settings.ts';
import { type DrawnFirstScreen, giveUp } from '../first-screen/show.ts';
import type { Typed } from '../first-screen/typed.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { Host } from '../runner/types.ts';
import { App } from './app.tsx';
import { firstState } from './first-state.ts';
import type { AppOpening, Flow } from './flow.ts';
import { keepContainer } from './keep-container.ts';
import { keepFocus } from './keep-focus.ts';
import { keepTargets, keepTyping } from './keep-targets.ts';
import { withHint } from './login-hint.ts';
import { followLanguage } from './texts/use-texts.ts';

interface OnCommitProps {
  /** The container's nodes before React. */
  readonly before: readonly ChildNode[];
  /** Aborted by the commit. */
  readonly adopting: AbortController;
  /** Called after the commit. */
  readonly committed: () => void;
}

/** Removes what React has not adopted, in the commit that renders the first screen, so that nothing on the page moves. */
function OnCommit({ before, adopting, committed }: OnCommitProps) {
  const isAdopted = useAdopted();
  useLayoutEffect(() => {
    // React itself empties elements, but no shadow roots.
    if (!isAdopted) for (const node of before) node.remove();
    adopting.abort();
  }, [isAdopted, before, adopting]);
  useEffect(() => committed(), [committed]);
  return null;
}

/**
 * Makes the nodes of the first screen React's.
 * @param isWaiting whether the visitor waits for what was pressed
 */
function adopt(
  container: HTMLElement | ShadowRoot,
  tree: ReactNode,
  isWaiting: boolean,
  onUncaughtError: (cause: unknown) => void,
): Root {
  const hydrate = (): Root =>
    // React takes any container, unlike its types. If an extension has changed the nodes, React draws them anew, and
    // there is nothing to report.
    hydrateRoot(container as Element, tree, { onUncaughtError, onRecoverableError: () => undefined });
  // A visitor who has pressed something waits for it.
  if (isWaiting) return hydrate();
  let root: Root | undefined;
  // A transition is rendered in slices, between which the browser draws what is typed.
  startTransition(() => {
    root = hydrate();
  });
  return root ?? hydrate();
}

/**
 * @param typed what the visitor has done on the first screen; undefined if the entry has shown none
 * @returns how the app starts, and whether its first render is what the entry has drawn: nothing where a reload comes back to a
 * screen, and otherwise a guess that the settings are valid and that the token in the address was asked for here
 */
function openingOf<F extends FlowTypes>(
  flow: Flow<F>,
  host: Host,
  given: F['settings'],
  typed: Typed | undefined,
): AppOpening<F> & { readonly canHydrate: boolean } {
  const problems = typed && flow.check(given, host.baseURI);
  let first = problems?.length === 0 ? firstState(flow, host, given, typed) : undefined;
  return {
    canHydrate: first !== undefined && first.expected !== false,
    isAwaited: typed?.pressed ?? false,
    check: (settings) => (settings === given && problems) || flow.check(settings, host.baseURI),
    start(settings) {
      // A form that starts again, after it has crashed, does so by the page's address as it is then.
      const state = first ?? firstState(flow, host, settings, typed);
      first = undefined;
      return state;
    },
  };
}

/** Finds missing platform features that screens or Stytch's client need. Otherwise their failure would look like a bug, or like one of the network. */
function assertPlatform({ ownerDocument }: Node): void {
  const needed = {
    closest: Element.prototype.closest,
    crypto: globalThis.crypto,
    // Images with these names take their places.
    addEventListener: typeof ownerDocument?.addEventListener === 'function',
    createElement: typeof ownerDocument?.createElement === 'function',
  };
  for (const [name, found] of Object.entries(needed))
    if (!found) throw new Error(`This page has no \`${name}\`.`);
}

export function mountFlow<F extends FlowTypes>(flow: Flow<F>): MountApp<F['settings']> {
  return (container, host, settings, languageChanged, shown) => {
    assertPlatform(container);
    const typed = withHint(container, shown?.handOver(), settings);
    const { canHydrate, ...opening } = openingOf(flow, host, settings, typed);
    const before = [...container.childNodes];
    const adopting = new AbortController();
    const onCommitted = (): void => shown?.adopted();
    const tree = (next: F['settings']) => (
      <>
        <App flow={flow} host={host} settings={next} opening={opening} />
        <OnCommit before={before} adopting={adopting} committed={onCommitted} />
      </>
    );
    const onUncaughtError = (cause: unknown): void => giveUp(container, host, cause);
    const createAppRoot = (): Root => {
      if (!canHydrate || !container.firstChild?.hasChildNodes()) {
        const root = createRoot(container, { onUncaughtError });
        root.render(tree(settings));
        return root;
      }
      keepTargets(container, adopting.signal);
      keepTyping(container, adopting.signal);
      return adopt(container, tree(settings), opening.isAwaited, onUncaughtError);
    };
    const attach = () => [
      adoptStyles(documentOrShadowRoot(container), container.nodeType === Node.ELEMENT_NODE),
      followLanguage(container, languageChanged),
    ];
    let detachers = attach();
    const unmounted = new AbortController();
    const restoreFocus = keepFocus(container, unmounted.signal);
    keepContainer(container, restoreFocus, unmounted.signal);
    guardKeys(container, unmounted.signal);
    const root = createAppRoot();
    return {
      update(next) {
        const render = (): void => {
          // What was adopted on the way out is not to be rendered again.
          if (!unmounted.signal.aborted) root.render(tree(next));
        };
        // Before React has adopted the first screen, an update would make it draw that anew.
        if (adopting.signal.aborted) render();
        else adopting.signal.addEventListener('abort', render, { once: true });
      },
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

/** The app while it is mounted. */
export interface MountedApp<Settings extends BaseSettings> {
  update(settings: Settings): void;
  /** The container has moved, possibly into another document or shadow root. */
  moved(): void;
  unmount(): void;
}

/**
 * @param shown the first screen if it is shown already: React adopts its nodes
 * @param languageChanged called when the `lang` of an ancestor may have changed
 */
export type MountApp<Settings extends BaseSettings> = (
  container: HTMLElement | ShadowRoot,
  host: Host,
  settings: Settings,
  languageChanged: () => void,
  shown: DrawnFirstScreen | undefined,
) => MountedApp<Settings>;
