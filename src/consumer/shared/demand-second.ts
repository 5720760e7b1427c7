import { hasWebAuthn } from '../../kit/lib/has-webauthn.ts';
import type { ResolvedConfig } from '../../settings/resolve.ts';
import type { StateOf } from '../flow/screens.ts';
import { demandOf } from '../flow/second-factor.ts';
import type { ActionResult } from '../method.ts';

/**
 * Puts the second factor between a sign-in and its confirmation, if the page asks for one.
 * @param isAsked whether the visitor has just signed in
 * @returns the same result if the session will do
 */
export function demandSecond(
  result: ActionResult,
  { secondFactor, passkeys }: Pick<ResolvedConfig, 'secondFactor' | 'passkeys'>,
  isAsked: boolean,
): ActionResult {
  const { event, success, next } = result;
  if (!success || next || event?.type !== 'signedIn') return result;
  const domain = hasWebAuthn() ? (passkeys.domain ?? location.hostname) : undefined;
  const demand = demandOf(success, secondFactor, domain);
  if (!demand) return result;
  const half = { accepted: event, userId: success.user.user_id };
  return {
    ...result,
    event: { type: 'secondFactorDemanded', half, demand, isAsked },
    next: { afterReload: 'asks' },
  };
}

/** A reload has come between the two factors: the page has yet to hear of the sign-in. */
export function resumeHalf(
  found: ActionResult,
  state: StateOf<'SecondFactor' | 'SecondFactorSetup'>,
  config: Pick<ResolvedConfig, 'secondFactor' | 'passkeys'>,
): ActionResult {
  const { success, authEvent } = found;
  const told = { ...(authEvent && { authEvent }) };
  if (success?.user.user_id !== state.userId) return told;
  const { accepted } = state;
  const own = { ...success, method: accepted.method };
  const result: ActionResult = { ...told, event: accepted, success: own };
  const demanded = demandSecond(result, config, false);
  const isSaving = state.screen === 'SecondFactorSetup' && state.step.is === 'recoveryCodes';
  if (demanded !== result || !isSaving) return demanded;
  return { ...told, success: own, next: { afterReload: 'asks' } };
}
