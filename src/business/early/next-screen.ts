import type { Typed } from '../../shell/first-screen/typed.ts';
import { codeIn, codeSent, linkSent, type NextScreenOf } from '../../shell/start/next-screen.ts';
import { VALID_MINUTES } from '../flow/minutes.ts';
import type { State } from '../flow/screens.ts';
import type { Business } from '../flow/types.ts';

export const nextScreenOf: NextScreenOf<Business> = (state, fields) => {
  switch (state.screen) {
    case 'EmailConfirmation':
      return linkSent(state.email);
    case 'EmailOtpEntry':
      return codeSent(state.email, VALID_MINUTES.emailCode, () => true, fields);
    default:
      return undefined;
  }
};

/** A state with what was typed on its screen. */
export const withTyped = (state: State, fields: Typed['fields']): State =>
  state.screen === 'EmailOtpEntry' ? { ...state, typedCode: codeIn(fields) } : state;
