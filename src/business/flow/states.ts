/** What the parts of the reducer share. */
import type { PendingMfa, ScreenName, State, StateOf } from './screens.ts';

/** What outlives a screen. */
export type Lasting = Pick<State, 'draft' | 'visit'>;

export const lasting = ({ draft, visit }: Lasting): Lasting => ({ draft, visit });

/** Whether the screen is one of the second factor's. */
export const isConfirming = (state: State): state is Extract<State, PendingMfa> => 'factor' in state;

/** What the screens of the second factor share. */
export const confirmingOf = ({
  factor,
  methods,
  method,
  resets,
  byReset,
  registration,
}: PendingMfa): PendingMfa => ({
  factor,
  methods,
  method,
  resets,
  ...(byReset && { byReset }),
  ...(registration && { registration }),
});

export const isOn = <Name extends ScreenName>(
  state: State,
  ...names: readonly Name[]
): state is StateOf<Name> => names.some((name) => name === state.screen);

/** Whether a state shows other contents than its screen shows first. */
export function variantOf(state: State): boolean | undefined {
  switch (state.screen) {
    case 'Main':
      return state.visit.to === 'organization' && state.visit.demanded !== undefined;
    case 'Discovery':
      return state.isNaming;
    case 'PasswordResetForm':
      return state.notice !== undefined;
    case 'SmsOtpEntry':
      return state.sentAt !== undefined;
    default:
      return undefined;
  }
}
