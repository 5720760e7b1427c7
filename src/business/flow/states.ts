/** Helpers of the reducer's parts. */

import { hasOwn } from '../../kit/lib/objects.ts';
import type { AuthFlowType } from '../../settings/business/types.ts';
import { resetOf } from './first-screen.ts';
import type { BusinessUrlToken, Draft, PendingMfa, ScreenName, State, StateOf, Visit } from './screens.ts';

/** The part of the state that outlives a screen. */
export type Lasting = Pick<State, 'draft' | 'visit'>;

export const lasting = ({ draft, visit }: Lasting): Lasting => ({ draft, visit });

/** True if the screen is one of the second factor's. */
export const isSecondFactor = (state: State): state is Extract<State, PendingMfa> => hasOwn(state, 'factor');

/** The part of the state that the screens of the second factor share. */
export const secondFactorOf = ({
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

/** True if the visitor has come to the organization's page from elsewhere, and can go back there. */
export const hasComeHere = (visit: Visit): boolean =>
  visit.to === 'organization' && (visit.demanded !== undefined || visit.before !== undefined);

/** True if the visitor has chosen between a link and a code, or is about to. */
export const hasChosen = (state: State): boolean =>
  isOn(state, 'EmailMethodSelection') ||
  (isOn(state, 'EmailConfirmation', 'EmailOtpEntry') && state.chosen === true);

/** True if a state shows other contents than its screen shows first. */
export function variantOf(state: State): boolean | undefined {
  switch (state.screen) {
    case 'Main':
      return hasComeHere(state.visit);
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

export interface StartConditions {
  readonly visit: Visit;
  readonly authFlowType: AuthFlowType;
  readonly urlToken: BusinessUrlToken | undefined;
  /** True if this browser asked for the token. If not, the visitor has to confirm before it is exchanged. */
  readonly expected: boolean;
  /** True if this browser has asked for a link, this one or an earlier one. */
  readonly askedBefore?: true;
  /** The visitor's entries so far. */
  readonly draft: Draft;
  /** The screen that the visitor left in this tab, if what was sent can still be used. */
  readonly waiting?: State | undefined;
}

export function start({ visit, authFlowType, urlToken, draft, waiting, ...known }: StartConditions): State {
  const kept = { draft, visit };
  if (!urlToken) {
    return authFlowType === 'PasswordReset'
      ? { screen: 'PasswordForgotForm', ...kept }
      : { screen: 'Main', ...(waiting?.screen === 'EmailOtpEntry' && { waiting }), ...kept };
  }
  const reset = resetOf(urlToken);
  if (reset) return { screen: 'PasswordResetForm', reset, ...kept };
  // A link that verifies an address before its first password looks like one that signs in.
  const resets = urlToken.resets || authFlowType === 'PasswordReset';
  return { screen: 'LoggingIn', ...urlToken, resets, ...known, ...kept };
}
