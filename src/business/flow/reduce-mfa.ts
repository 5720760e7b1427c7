/** From the first factor to the second. */
import type { MfaEvent, MfaStart } from './events.ts';
import type { B2bState, Confirming, OrganizationList, Visit } from './screens.ts';
import { confirmingOf, isConfirming, isOn, type Lasting, lasting } from './states.ts';

/** One step back within the second factor; undefined from its first step. */
export function backWithinMfa(state: B2bState): B2bState | undefined {
  if (!isConfirming(state)) return undefined;
  const common = { ...confirmingOf(state), ...lasting(state) };
  switch (state.screen) {
    case 'SmsOtpEntry':
      return state.enrolls ? { screen: 'SmsOtpEnrollment', ...common } : undefined;

    case 'TotpEntry':
      return state.registration
        ? { screen: 'TotpEnrollment', registration: state.registration, ...common }
        : undefined;

    case 'SmsOtpEnrollment':
    case 'TotpEnrollment':
      return state.methods.length > 1 ? { screen: 'MfaSelection', ...common } : undefined;

    case 'RecoveryCodeEntry':
      return { screen: 'TotpEntry', registration: undefined, ...common };

    case 'MfaSelection':
      return undefined;

    default:
      return state satisfies never;
  }
}

function startMfa(
  { confirming, start }: Extract<MfaEvent, { type: 'secondFactorDemanded' }>,
  kept: Lasting,
): B2bState {
  const common = { ...confirming, ...kept };
  if (start === 'choose') return { screen: 'MfaSelection', ...common };
  if ('enroll' in start) {
    return start.enroll === 'totp'
      ? { screen: 'TotpEnrollment', registration: undefined, ...common }
      : { screen: 'SmsOtpEnrollment', ...common };
  }
  return start.enter === 'totp'
    ? { screen: 'TotpEntry', registration: undefined, ...common }
    : { screen: 'SmsOtpEntry', phone: start.phone, sentAt: start.sentAt, enrolls: false, ...common };
}

/** @param list of organizations that the visitor has come from */
export function reduceMfa(state: B2bState, event: MfaEvent, list: OrganizationList | undefined): B2bState {
  const kept = lasting(state);
  if (event.type === 'secondFactorDemanded') {
    const visit: Visit = list && kept.visit.to === 'discover' ? { to: 'discover', list } : kept.visit;
    return startMfa(event, { ...kept, visit });
  }
  if (event.type === 'recoveryCodesFetched')
    return isOn(state, 'RecoveryCodeSave') ? { ...state, codes: event.codes } : state;
  if (event.type === 'recoveryCodesSaved')
    return isOn(state, 'RecoveryCodeSave') && state.signedIn
      ? { screen: 'LoggedIn', ...state.signedIn, ...kept }
      : state;
  if (!isConfirming(state)) return state;
  const confirming = confirmingOf(state);
  switch (event.type) {
    case 'mfaMethodChosen':
      return startMfa(
        { type: 'secondFactorDemanded', confirming, start: startWith(event.method, confirming) },
        kept,
      );

    case 'smsSent':
      return {
        screen: 'SmsOtpEntry',
        phone: event.phone,
        sentAt: event.sentAt,
        enrolls: event.phone !== state.factor.phone,
        ...confirming,
        ...kept,
      };

    case 'totpCreated':
      return isOn(state, 'TotpEnrollment') ? { ...state, registration: event.registration } : state;

    case 'totpAdded':
      return isOn(state, 'TotpEnrollment')
        ? { screen: 'TotpEntry', registration: state.registration, ...confirming, ...kept }
        : state;

    case 'recoveryEntryOpened':
      return { screen: 'RecoveryCodeEntry', ...confirming, ...kept };

    default:
      return event satisfies never;
  }
}

/** Where a chosen method starts: with its code if the member has enrolled it. */
export function startWith(
  method: Confirming['methods'][number],
  { factor }: Pick<Confirming, 'factor'>,
): MfaStart {
  if (method === 'totp') return factor.hasTotp ? { enter: 'totp' } : { enroll: 'totp' };
  return factor.phone === undefined
    ? { enroll: 'smsOtp' }
    : { enter: 'smsOtp', phone: factor.phone, sentAt: undefined };
}
