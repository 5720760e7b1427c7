import type { Typed } from '../../shell/first-screen/typed.ts';
import { codeIn, codeSent, linkSent, type NextScreenOf } from '../../shell/start/next-screen.ts';
import type { State } from '../flow/screens.ts';
import type { Consumer } from '../flow/types.ts';

export const nextScreenOf: NextScreenOf<Consumer> = (state, fields) => {
  switch (state.screen) {
    case 'EmailConfirmation':
      return linkSent(state.email);
    case 'OTPAuthenticate':
      return codeSent(state.destination, state.expirationMinutes, ({ otp }) => !otp.hideBack, fields);
    default:
      return undefined;
  }
};

/** A state with what was typed on its screen. */
export const withTyped = (state: State, fields: Typed['fields']): State =>
  state.screen === 'OTPAuthenticate' ? { ...state, typedCode: codeIn(fields) } : state;
