import { type RefObject, startTransition, useCallback, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../kit/lib/when-idle.ts';
import type { FlowTypes, SharedEvent } from '../flow-types.ts';
import type { Flow } from './flow.ts';

export interface FlowState<F extends FlowTypes> {
  readonly state: F['state'];
  /** For actions: the visitor waits for what they lead to, which came 10 % later in slices. */
  readonly send: (event: F['event'] | SharedEvent) => void;
  /** For views: rendered in slices, between which the browser draws frames and what is typed. */
  readonly sendInSlices: (event: F['event'] | SharedEvent) => void;
  /** The state with what has just been typed. */
  readonly latest: () => F['state'];
}

/**
 * The state of a flow. Only the field shows what is typed into it, so the flow learns of it when the browser is idle, or before
 * anything else happens: rendered with each key, the screen would be slow to type in.
 * @param box everything that the flow shows
 */
export function useFlowState<F extends FlowTypes>(
  reduce: Flow<F>['reduce'],
  first: () => F['state'],
  box: RefObject<HTMLElement | null>,
): FlowState<F> {
  const [state, dispatch] = useReducer(reduce, undefined, first);
  const typed = useRef<(F['event'] | SharedEvent)[]>([]);
  const cancel = useRef<() => void>(undefined);
  const sendTyped = useCallback(() => {
    cancel.current?.();
    for (const event of typed.current.splice(0)) dispatch(event);
  }, []);
  const send = useCallback(
    (event: F['event'] | SharedEvent) => {
      sendTyped();
      dispatch(event);
    },
    [sendTyped],
  );
  const sendInSlices = useCallback(
    (event: F['event'] | SharedEvent) => {
      if (event.type !== 'drafted') return startTransition(() => send(event));
      cancel.current?.();
      typed.current.push(event);
      cancel.current = whenIdle(() => startTransition(sendTyped));
    },
    [send, sendTyped],
  );
  useEffect(() => {
    // Buttons act on the state that was rendered last. A form reads its own field, so that Enter need not wait for a render.
    const listener = ({ target }: Event): void => {
      // Without a shadow root, it may be the document.
      const isSubmit = (target as Partial<Element>).closest?.('[type=submit]');
      if (typed.current.length > 0 && !isSubmit) flushSync(sendTyped);
    };
    // Not on the box: screen readers would take an element that listens to clicks for a button.
    const root = box.current?.getRootNode();
    root?.addEventListener('click', listener, true);
    return () => {
      root?.removeEventListener('click', listener, true);
      cancel.current?.();
    };
  }, [box, sendTyped]);
  return { state, send, sendInSlices, latest: () => typed.current.reduce(reduce, state) };
}
