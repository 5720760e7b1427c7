import { type RefObject, useEffect } from 'react';
import { showStates } from '../../../kit/lib/custom-states.ts';
import { elementOf } from '../../../kit/lib/observed-attributes.ts';
import type { ProjectProvider } from '../../../provider/port.ts';
import type { BaseSettings } from '../../../settings/settings.ts';
import type { Host } from '../../runner/types.ts';

/** The custom state of a screen: `screen-otp-authenticate` for `OTPAuthenticate`. */
export function screenState(screen: string): string {
  return `screen-${screen.replaceAll(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase()}`;
}

const known = new WeakMap<Element, ElementInternals | undefined>();

function attach(element: Element): ElementInternals | undefined {
  try {
    return element instanceof HTMLElement ? element.attachInternals() : undefined;
  } catch {
    // The page has attached them, or the browser has none.
    return undefined;
  }
}

/** The internals of an element, which can be attached only once. */
function internalsOf(element: Element): ElementInternals | undefined {
  if (!known.has(element)) known.set(element, attach(element));
  return known.get(element);
}

const BUSY = '[aria-busy=true],[role=status]>svg';
const ERROR = '[part=error]';

/** Inside of these, another landmark says nothing new. */
const LANDMARKS = 'form,[role=form],dialog,[role=dialog],[role=alertdialog]';

/**
 * Shows the element's state to the page and to assistive technology: custom states, a role and a name. Read from the widget's nodes, which
 * say all of it already.
 * @param box the screen's container
 * @returns stops
 */
function followStates(
  element: Element,
  internals: ElementInternals,
  box: Element,
  host: Pick<Host, 'screen'>,
): () => void {
  const update = (): void => {
    showStates(internals, [
      screenState(host.screen),
      ...(box.querySelector(BUSY) ? ['busy'] : []),
      ...(box.querySelector(ERROR) ? ['error'] : []),
    ]);
    // The page's own role, aria-label and aria-labelledby win.
    internals.role = element.parentElement?.closest(LANDMARKS) ? 'group' : 'form';
    internals.ariaLabel = box.querySelector('h2')?.textContent ?? null;
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(box, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-busy'],
  });
  return () => {
    observer.disconnect();
    showStates(internals, []);
  };
}

/** Dialogs of component libraries. The browser keeps Tab in a `<dialog>`, and passes shadow roots. */
const LIBRARY_DIALOG = '[role=dialog],[role=alertdialog],[aria-modal=true]';

/** @returns stops */
function addEnds(root: ShadowRoot): () => void {
  const stopped = new AbortController();
  import('./dialog-ends.ts').then(
    ({ addDialogEnds }) => {
      if (!stopped.signal.aborted) stopped.signal.addEventListener('abort', addDialogEnds(root));
    },
    (cause: unknown) => console.error('auth-widget: in this dialog, Tab may pass the form by.', cause),
  );
  return () => stopped.abort();
}

interface FollowedElement extends Pick<BaseSettings, 'name' | 'submitSession'> {
  /** The screen's container. */
  readonly box: RefObject<Element | null>;
  readonly host: Host;
  /** Undefined until it has loaded. */
  readonly provider: ProjectProvider | undefined;
}

/** @returns stops */
function startSubmitting(
  element: Element,
  name: string | undefined,
  { sessionJwt }: ProjectProvider,
): () => void {
  const internals = internalsOf(element);
  const stopped = new AbortController();
  if (name === undefined)
    console.error(
      'auth-widget: submit-session needs the attribute name, under which it submits the session.',
    );
  else if (internals)
    import('./submit-session.ts').then(
      ({ submitSession }) => {
        if (!stopped.signal.aborted) submitSession(internals, name, sessionJwt, stopped.signal);
      },
      (cause: unknown) => console.error('auth-widget: the code of submit-session did not load.', cause),
    );
  return () => stopped.abort();
}

const elementIn = ({ current }: RefObject<Element | null>): Element | undefined =>
  current ? elementOf(current) : undefined;

/** Keeps the element's states, role and form value up to date. */
export function useElement({ box, host, provider, name, submitSession = false }: FollowedElement): void {
  useEffect(() => {
    const element = elementIn(box);
    const internals = element && internalsOf(element);
    return box.current && internals ? followStates(element, internals, box.current, host) : undefined;
  }, [box, host]);

  useEffect(() => {
    const root = box.current?.getRootNode() as Partial<ShadowRoot> | undefined;
    return root?.host?.closest(LIBRARY_DIALOG) ? addEnds(root as ShadowRoot) : undefined;
  }, [box]);

  useEffect(() => {
    const element = elementIn(box);
    return element && provider && submitSession ? startSubmitting(element, name, provider) : undefined;
  }, [box, provider, name, submitSession]);
}
