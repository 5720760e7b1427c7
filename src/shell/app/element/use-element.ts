import { type RefObject, useEffect } from 'react';
import { elementOf } from '../../../kit/lib/observed-attributes.ts';
import type { ProjectProvider } from '../../../provider/port.ts';
import type { BaseSettings } from '../../../settings/settings.ts';
import type { Host } from '../../runner/host.ts';
import { followStates } from './element-states.ts';
import { internalsOf } from './internals.ts';

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
    const element = elementIn(box);
    return element && provider && submitSession ? startSubmitting(element, name, provider) : undefined;
  }, [box, provider, name, submitSession]);
}
