/** The runner of the app around a view, and the screen that it leads to. */
import { createContext, startTransition, useContext, useState } from 'react';
import type { FlowTypes, RunTypes } from '../flow-types.ts';
import type { FlowRunner, Runner } from './types.ts';

/** Without the types of its flow, since there is one for all flows. */
export const RunnerContext = createContext<Runner<RunTypes> | null>(null);

/** @template F the types of the app around the view that asks */
export function useAnyRunner<F extends RunTypes>(): Runner<F> {
  const runner = useContext(RunnerContext);
  if (!runner) throw new Error('A screen was rendered outside of the app.');
  // A view is rendered by the app of its own types.
  return runner as unknown as Runner<F>;
}

/** @template F the flow of the screen that asks */
export const useRunner = <F extends FlowTypes>(): FlowRunner<F> => useAnyRunner<F>() as FlowRunner<F>;

/** Leads to the previous screen, in a transition like every event of a view. */
export function useGoBack(to?: 'address'): () => void {
  const runner = useRunner();
  return () => startTransition(() => runner.send({ type: 'wentBack', ...(to && { to }) }));
}

/** The screen that the visitor is on the way to, while its code is not there. */
export type NextScreen =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void };

export const NextScreenContext = createContext<NextScreen | undefined>(undefined);

/**
 * For buttons that lead to another screen without a call to the provider.
 * @returns the button that was pressed, while the code of that screen is loading, and a function to press one
 */
export function usePressed<Id>(): readonly [pressed: Id | undefined, press: (id: Id) => void] {
  const next = useContext(NextScreenContext);
  const [pressed, setPressed] = useState<Id>();
  return [next?.status === 'loading' ? pressed : undefined, (id) => setPressed(() => id)];
}
