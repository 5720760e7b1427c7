/** Which second factor follows a first one. Pure. */
import type { Moment } from '../../kit/lib/countdown.ts';
import type { OrganizationProfile, SecondFactor } from '../../provider/business-port.ts';
import type { MfaMethod } from '../../settings/business/types.ts';
import type { MfaStart } from './events.ts';
import { startWith } from './reduce-mfa.ts';
import type { State, Visit } from './screens.ts';
import { isConfirming } from './states.ts';

const ALL_METHODS: readonly MfaMethod[] = ['smsOtp', 'totp'];

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
  if (factor.smsSent && factor.phone !== undefined)
    return { enter: 'smsOtp', phone: factor.phone, sentAt: now };
  const enrolled = methods.filter((method) => isEnrolled(factor, method));
  const preferred = enrolled.find((method) => method === factor.preferred) ?? enrolled[0];
  const only = methods.length === 1 ? methods[0] : undefined;
  const method = preferred ?? only;
  return method === undefined ? 'choose' : startWith(method, { factor });
}

/** Whether a sign-in at the visit adds to what the visitor has proved already. */
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
      return isConfirming(state) || goesOn(state.visit);
  }
}

/** How long what the provider gives is valid, in minutes. Pages cannot change it. */
export const VALID_MINUTES = {
  emailCode: 10,
  smsCode: 2,
  /** From the proof of an address to the session. */
  intermediateSession: 10,
} as const;
