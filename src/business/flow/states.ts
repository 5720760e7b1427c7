/** What the parts of the reducer share. */
import type { B2bScreenName, B2bState, B2bStateOf, Confirming } from './screens.ts';

/** What outlives a screen. */
export type Lasting = Pick<B2bState, 'draft' | 'visit'>;

export const lasting = ({ draft, visit }: Lasting): Lasting => ({ draft, visit });

/** Whether the screen is one of the second factor's. */
export const isConfirming = (state: B2bState): state is Extract<B2bState, Confirming> => 'factor' in state;

/** What the screens of the second factor share. */
export const confirmingOf = ({ factor, methods, method, resets }: Confirming): Confirming => ({
  factor,
  methods,
  method,
  resets,
});

export const isOn = <Name extends B2bScreenName>(
  state: B2bState,
  ...names: readonly Name[]
): state is B2bStateOf<Name> => names.some((name) => name === state.screen);
