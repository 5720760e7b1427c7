/** What the parts of the reducer share. */
import type { B2bScreenName, B2bState, B2bStateOf } from './screens.ts';

/** What outlives a screen. */
export type Lasting = Pick<B2bState, 'draft' | 'visit'>;

export const lasting = ({ draft, visit }: Lasting): Lasting => ({ draft, visit });

export const isOn = <Name extends B2bScreenName>(
  state: B2bState,
  ...names: readonly Name[]
): state is B2bStateOf<Name> => names.some((name) => name === state.screen);
