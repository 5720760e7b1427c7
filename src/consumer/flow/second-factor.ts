/** What a page asks for after the first factor. Pure. */
import type { TotpRegistration } from '../../provider/port.ts';
import { categoriesOf, factorsOf } from '../../provider/proofs/factors.ts';
import { CATEGORY_OF, type Way, waysFor } from '../../provider/proofs/ways.ts';
import type { ResolvedConfig } from '../../settings/resolve.ts';
import type { Session, User } from '../../settings/session-data.ts';
import type { SentCode } from '../../shell/proof/actions.ts';
import type { Transitions } from '../../shell/transitions.ts';
import type { SignedIn } from './events.ts';
import { EMPTY_DRAFT, type State } from './screens.ts';

/** A sign-in that lacks its second factor. */
export interface HalfSignedIn {
  readonly accepted: SignedIn;
  readonly userId: string;
}

/** A way that the visitor has set up, or the code that takes the place of an app. */
export type SecondWay = Way | { readonly by: 'recovery' };

/** What visitors can set up. */
export type SetUpWay = 'authenticator' | 'sms';

export type SetUpStep =
  | { readonly is: 'choice' | 'phone' }
  | { readonly is: 'phoneCode'; readonly sent: SentCode }
  | { readonly is: 'key' | 'appCode'; readonly registration: TotpRegistration }
  /** The app counts already. */
  | { readonly is: 'recoveryCodes'; readonly recoveryCodes: readonly string[] };

export interface SecondFactorScreens {
  SecondFactor: HalfSignedIn & {
    readonly ways: readonly Way[];
    readonly way: SecondWay;
    /** Of a text message. */
    readonly sent?: SentCode;
    /** True if the visitor has just asked for it, so that a text message is sent without a press. */
    readonly isAsked: boolean;
  };
  /** The visitor has none. */
  SecondFactorSetup: HalfSignedIn & { readonly ways: readonly SetUpWay[]; readonly step: SetUpStep };
}

export type SecondFactorEvent =
  | {
      readonly type: 'secondFactorDemanded';
      readonly half: HalfSignedIn;
      readonly demand: Demand;
      readonly isAsked: boolean;
    }
  | { readonly type: 'secondFactorChosen'; readonly way: SecondWay }
  | { readonly type: 'secondCodeSent'; readonly sent: SentCode }
  | { readonly type: 'setUpStepped'; readonly to: SetUpStep }
  /** The session has ended meanwhile. */
  | { readonly type: 'secondFactorExpired'; readonly notice: string };

/** What a page demands besides: one of the ways that there are, or that one is set up. */
export type Demand =
  | { readonly ways: readonly [Way, ...(readonly Way[])] }
  | { readonly setUp: readonly [SetUpWay, ...(readonly SetUpWay[])] };

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
