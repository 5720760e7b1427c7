/** What a page asks for after the first factor. */
import { hasWebAuthn } from '../../kit/lib/has-webauthn.ts';
import { categoriesOf, factorsOf } from '../../provider/proofs/factors.ts';
import { CATEGORY_OF, waysFor } from '../../provider/proofs/ways.ts';
import type { ResolvedConfig } from '../../settings/resolve.ts';
import type { Session, User } from '../../settings/session-data.ts';
import type { StateOf } from '../flow/screens.ts';
import type { Demand, SetUpWay } from '../flow/second-factor-types.ts';
import type { ActionResult } from '../method.ts';

const isSetUpWay = (method: string): method is SetUpWay => method === 'authenticator' || method === 'sms';

/**
 * @param passkeyDomain that passkeys are for; undefined if the browser has none
 * @returns undefined if the session will do
 */
export function demandOf(
  { session, user }: { readonly session: Session; readonly user: User },
  { methods, required = false }: Pick<ResolvedConfig['secondFactor'], 'methods' | 'required'>,
  passkeyDomain: string | undefined,
): Demand | undefined {
  if (methods.length === 0 || factorsOf(session) === 2) return undefined;
  const proved = categoriesOf(session);
  // A passkey that has verified its user is hard to beat: only pages that insist ask for more.
  if (proved.has('device') && !required) return undefined;
  const left = waysFor(user, session, 'insufficient_factors', passkeyDomain);
  const [way, ...ways] = methods.flatMap((method) => left.filter(({ by }) => by === method));
  if (way) return { ways: [way, ...ways] };
  const [first, ...others] = methods.filter(isSetUpWay).filter((method) => !proved.has(CATEGORY_OF[method]));
  return required && first ? { setUp: [first, ...others] } : undefined;
}

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
