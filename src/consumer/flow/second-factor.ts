/** From the first factor to the second. */
import type { Transitions } from '../../shell/transitions.ts';
import { EMPTY_DRAFT, type State } from './screens.ts';
import type { SecondFactorEvent } from './second-factor-types.ts';

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
