/** From the first factor to the second. */
import type { Transitions } from '../../shell/transitions.ts';
import type { MfaEvent, MfaStart } from './events.ts';
import type { PendingMfa, State } from './screens.ts';
import { confirmingOf, isConfirming, isOn, type Lasting, lasting } from './states.ts';

/** One step back within the second factor; undefined from its first step. */
export function backWithinMfa(state: State): State | undefined {
  if (!isConfirming(state)) return undefined;
  const common = keptOf(state);
  switch (state.screen) {
    case 'SmsOtpEntry':
      return state.enrolls ? { screen: 'SmsOtpEnrollment', ...common } : undefined;

    case 'TotpEntry':
      return state.registration ? { screen: 'TotpEnrollment', ...common } : undefined;

    case 'SmsOtpEnrollment':
    case 'TotpEnrollment':
      return state.methods.length > 1 ? { screen: 'MfaSelection', ...common } : undefined;

    case 'RecoveryCodeEntry':
      return state.from ?? { screen: 'MfaSelection', ...common };

    case 'MfaSelection':
      return undefined;

    default:
      return state satisfies never;
  }
}

export function startMfa(start: MfaStart, common: PendingMfa & Lasting): State {
  if (start === 'choose') return { screen: 'MfaSelection', ...common };
  if ('enroll' in start) {
    return start.enroll === 'totp'
      ? { screen: 'TotpEnrollment', ...common }
      : { screen: 'SmsOtpEnrollment', ...common };
  }
  return start.enter === 'totp'
    ? { screen: 'TotpEntry', ...common }
    : { screen: 'SmsOtpEntry', phone: start.phone, sentAt: start.sentAt, enrolls: false, ...common };
}

/** What the screens of the second factor, and all others, keep. */
const keptOf = (state: Extract<State, PendingMfa>): PendingMfa & Lasting => ({
  ...confirmingOf(state),
  ...lasting(state),
});

export const mfaTransitions: Transitions<State, MfaEvent> = {
  mfaMethodChosen: (state, { method }) =>
    isConfirming(state) ? startMfa(startWith(method, state), keptOf(state)) : state,

  smsSent: (state, { phone, sentAt }) =>
    isConfirming(state)
      ? { screen: 'SmsOtpEntry', phone, sentAt, enrolls: phone !== state.factor.phone, ...keptOf(state) }
      : state,

  totpCreated: (state, { registration }) =>
    isOn(state, 'TotpEnrollment') ? { ...state, registration } : state,

  totpAdded: (state) => (isOn(state, 'TotpEnrollment') ? { screen: 'TotpEntry', ...keptOf(state) } : state),

  recoveryEntryOpened: (state) =>
    isConfirming(state) ? { screen: 'RecoveryCodeEntry', from: state, ...keptOf(state) } : state,

  recoveryCodesFetched: (state, { codes }) => (isOn(state, 'RecoveryCodeSave') ? { ...state, codes } : state),

  recoveryCodesSaved: (state) =>
    isOn(state, 'RecoveryCodeSave') && state.signedIn
      ? { screen: 'LoggedIn', ...state.signedIn, ...lasting(state) }
      : state,
};

/** Where a chosen method starts: with its code if the member has enrolled it. */
export function startWith(
  method: PendingMfa['methods'][number],
  { factor }: Pick<PendingMfa, 'factor'>,
): MfaStart {
  if (method === 'totp') return factor.hasTotp ? { enter: 'totp' } : { enroll: 'totp' };
  return factor.phone === undefined
    ? { enroll: 'smsOtp' }
    : { enter: 'smsOtp', phone: factor.phone, sentAt: undefined };
}
