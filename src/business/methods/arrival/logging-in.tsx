import { ArrivalQuestion } from '../../../shell/arrival/arrival-question.tsx';
import { step } from '../../../shell/runner/step.ts';
import type { Screen } from '../../method.ts';
import { exchangeToken, methodOf } from './actions.ts';

/**
 * The visitor opened an emailed link, or comes back from a provider. If this browser asked for the token, it is exchanged
 * at once. Otherwise the visitor has to press Continue: see `../../../consumer/methods/arrival/logging-in.tsx`.
 */
export const LoggingIn: Screen<'LoggingIn'> = {
  enter({ state }) {
    const { token, tokenType, resets, expected } = state;
    // Leads to the reset form instead (flow/start.ts).
    if (tokenType === 'multi_tenant_passwords') return undefined;
    return step({
      action: exchangeToken,
      input: { token, tokenType, resets, expected, address: () => location.href },
      starts: expected ? 'at once' : 'press',
      onFailure: ({ refused, reason }) => (refused ? { type: 'linkRefused', reason } : undefined),
    });
  },

  View: ({ state, send, strings, entered }) => (
    <ArrivalQuestion
      isOAuth={methodOf(state.tokenType) === 'oauth'}
      entered={entered}
      strings={strings}
      onBack={() => send({ type: 'wentBack' })}
    />
  ),
};
