/** From the first factor to the second. */

import type { Moment } from '../../kit/lib/countdown.ts';
import { hasOwn } from '../../kit/lib/objects.ts';
import type { OrganizationProfile, SecondFactor } from '../../provider/business-port.ts';
import type { MfaMethod } from '../../settings/business/types.ts';
import type { Transitions } from '../../shell/transitions.ts';
import type { MfaEvent, MfaStart } from './events.ts';
import type { PendingMfa, State, Visit } from './screens.ts';
import { isOn, isSecondFactor, type Lasting, lasting, secondFactorOf } from './states.ts';

/** One step back within the second factor; undefined from its first step. */
export function backWithinMfa(state: State): State | undefined {
  if (!isSecondFactor(state)) return undefined;
  const common = keptOf(state);
  switch (state.screen) {
    case 'SmsOtpEntry':
      return state.enrolls ? { screen: 'SmsOtpEnrollment', ...common } : undefined;

    case 'TotpEntry':
      return recoveryCodesOf(common) ?? (state.registration && { screen: 'TotpEnrollment', ...common });

    case 'RecoveryCodeSave':
      return { screen: 'TotpEnrollment', ...common };

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

/** The recovery codes of a new app; undefined if it has come without any. */
function recoveryCodesOf(common: PendingMfa & Lasting): State | undefined {
  const { registration } = common;
  return registration?.recoveryCodes.length
    ? { screen: 'RecoveryCodeSave', ...common, registration }
    : undefined;
}

export function startMfa(start: MfaStart, common: PendingMfa & Lasting): State {
  if (start === 'choose') return { screen: 'MfaSelection', ...common };
  if (hasOwn(start, 'enroll')) {
    return start.enroll === 'totp'
      ? { screen: 'TotpEnrollment', ...common }
      : { screen: 'SmsOtpEnrollment', ...common };
  }
  return start.enter === 'totp' ? { screen: 'TotpEntry', ...common } : smsEntry(start, common);
}

const smsEntry = (
  { phone, sentAt }: { readonly phone: string; readonly sentAt: Moment | undefined },
  common: PendingMfa & Lasting,
): State => ({ screen: 'SmsOtpEntry', phone, sentAt, enrolls: phone !== common.factor.phone, ...common });

/** The part of the state that both the screens of the second factor and all others keep. */
const keptOf = (state: Extract<State, PendingMfa>): PendingMfa & Lasting => ({
  ...secondFactorOf(state),
  ...lasting(state),
});

export const mfaTransitions: Transitions<State, MfaEvent> = {
  mfaMethodChosen: (state, { method }) =>
    isSecondFactor(state) ? startMfa(startWith(method, state), keptOf(state)) : state,

  smsSent: (state, event) => (isSecondFactor(state) ? smsEntry(event, keptOf(state)) : state),

  totpCreated: (state, { registration }) =>
    isOn(state, 'TotpEnrollment') ? { ...state, registration } : state,

  totpAdded: (state) =>
    isOn(state, 'TotpEnrollment')
      ? (recoveryCodesOf(keptOf(state)) ?? { screen: 'TotpEntry', ...keptOf(state) })
      : state,

  recoveryEntryOpened: (state) =>
    isSecondFactor(state) ? { screen: 'RecoveryCodeEntry', from: state, ...keptOf(state) } : state,

  recoveryCodesSaved: (state) =>
    isOn(state, 'RecoveryCodeSave') ? { screen: 'TotpEntry', ...keptOf(state) } : state,
};

/** Where a chosen method starts: with its code if the member has enrolled it. */
function startWith(method: PendingMfa['methods'][number], { factor }: Pick<PendingMfa, 'factor'>): MfaStart {
  if (method === 'totp') return factor.hasTotp ? { enter: 'totp' } : { enroll: 'totp' };
  return factor.phone === undefined
    ? { enroll: 'smsOtp' }
    : { enter: 'smsOtp', phone: factor.phone, sentAt: undefined };
}

const ALL_METHODS: readonly MfaMethod[] = ['totp', 'smsOtp'];

/**
 * The methods that the organization allows, in the page's order. The organization's choice wins over the page's, and
 * what the member has enrolled over both: the provider refuses another one, which would bypass theirs.
 */
export function offeredMfa(
  { allowedMfaMethods }: Pick<OrganizationProfile, 'allowedMfaMethods'>,
  configured: readonly MfaMethod[],
  factor: SecondFactor,
): readonly MfaMethod[] {
  const allowed = allowedMfaMethods ?? ALL_METHODS;
  const inOrder = configured.filter((method) => allowed.includes(method));
  const usable = [...new Set([...inOrder, ...allowed])];
  const enrolled = usable.filter((method) => isEnrolled(factor, method));
  if (enrolled.length > 0) return enrolled;
  return allowedMfaMethods ? usable : configured;
}

function isEnrolled({ phone, hasTotp }: SecondFactor, method: MfaMethod): boolean {
  return method === 'totp' ? hasTotp : phone !== undefined;
}

/**
 * @param methods those that are offered, in order
 * @param now when the answer came that demands it
 */
export function mfaStart(factor: SecondFactor, methods: readonly MfaMethod[], now: Moment): MfaStart {
  if (factor.smsSentTo !== undefined) return { enter: 'smsOtp', phone: factor.smsSentTo, sentAt: now };
  const enrolled = methods.filter((method) => isEnrolled(factor, method));
  const preferred = enrolled.find((method) => method === factor.preferred) ?? enrolled[0];
  const only = methods.length === 1 ? methods[0] : undefined;
  const method = preferred ?? only;
  return method === undefined ? 'choose' : startWith(method, { factor });
}

/** True if a sign-in at the visit adds to what the visitor has proved already. */
export const goesOn = (visit: Visit): boolean =>
  visit.to !== 'find' &&
  (visit.list !== undefined || (visit.to === 'organization' && visit.demanded !== undefined));

export function holdsProof(state: State): boolean {
  switch (state.screen) {
    case 'Discovery':
    // A provider may just have sent back who had to confirm a sign-in there.
    case 'LoggingIn':
      return true;
    case 'Error':
      return state.list !== undefined;
    case 'OtherAccount':
      return holdsProof(state.next);
    default:
      return isSecondFactor(state) || goesOn(state.visit);
  }
}

/** How long what the provider gives is valid, in minutes. Pages cannot change it. */
export const VALID_MINUTES = {
  emailCode: 10,
  smsCode: 2,
  /** From the proof of an address to the session. */
  intermediateSession: 10,
} as const;
