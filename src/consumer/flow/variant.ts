import type { State } from './screens.ts';

/** Which of the contents of its screen a state shows. */
export function variantOf(state: State): string | undefined {
  if (state.screen === 'PasswordCreateOrLogin') return state.userType;
  return state.screen === 'PasswordResetForm' ? state.token : undefined;
}
