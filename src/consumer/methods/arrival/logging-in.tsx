import { ArrivalQuestion } from '../../../shell/arrival/arrival-question.tsx';
import { step } from '../../../shell/runner/step.ts';
import type { Screen } from '../../method.ts';
import { exchangeToken } from './actions.ts';

/**
 * The visitor opened an emailed link, or comes back from a provider. If this browser asked for the token, it is
 * exchanged at once. Otherwise the visitor has to press Continue, because this may be another device, a mail scanner
 * that would use up the link, or an attacker's link that signs the visitor in to the attacker's account.
 */
export const LoggingIn: Screen<'LoggingIn'> = {
  enter({ state: { token, tokenType, expected }, config }) {
    // With passwords, such a link comes from a reset email, which the visitor can request again.
    const fromReset = tokenType === 'login' && config.products.includes('passwords');
    return step({
      action: exchangeToken,
      input: { token, tokenType, expected },
      starts: expected ? 'at once' : 'press',
      onFailure({ refused, reason }) {
        if (!refused) return undefined;
        return fromReset ? { type: 'resetRefused', reason } : { type: 'linkRefused', reason };
      },
    });
  },

  View: ({ state, send, strings, entered }) => (
    <ArrivalQuestion
      isOAuth={state.tokenType === 'oauth'}
      entered={entered}
      strings={strings}
      onBack={() => send({ type: 'wentBack' })}
    />
  ),
};
