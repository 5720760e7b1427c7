/** What a page asks for after the first factor. Pure. */
import { categoriesOf, factorsOf } from '../../provider/proofs/factors.ts';
import { CATEGORY_OF, waysFor } from '../../provider/proofs/ways.ts';
import type { ResolvedConfig } from '../../settings/resolve.ts';
import type { Session, User } from '../../settings/session-data.ts';
import type { Transitions } from '../../shell/transitions.ts';
import { EMPTY_DRAFT, type State } from './screens.ts';
import type { Demand, SecondFactorEvent, SetUpWay } from './second-factor-types.ts';

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

export const secondFactorTransitions: Transitions<State, SecondFactorEvent> = {
  secondFactorDemanded: (_state, { half, demand, isAsked }) => ({
    ...half,
    ...('ways' in demand
      ? { screen: 'SecondFactor', ways: demand.ways, way: demand.ways[0], isAsked }
      : { screen: 'SecondFactorSetup', ways: demand.setUp, step: { is: 'choice' } }),
    draft: EMPTY_DRAFT,
  }),

  secondFactorChosen(state, { way }) {
    if (state.screen !== 'SecondFactor') return state;
    const { sent: _, ...others } = state;
    return { ...others, way, isAsked: true };
  },

  secondCodeSent(state, { sent }) {
    if (state.screen === 'SecondFactor') return { ...state, sent };
    return state.screen === 'SecondFactorSetup' ? { ...state, step: { is: 'phoneCode', sent } } : state;
  },

  setUpStepped: (state, { to }) => (state.screen === 'SecondFactorSetup' ? { ...state, step: to } : state),

  secondFactorExpired: ({ draft }, { notice }) => ({ screen: 'Main', notice: { said: notice }, draft }),
};
