import { explainLink } from '../../../shell/arrival/arrival-actions.ts';
import {
  AccountQuestion,
  ArrivalQuestion,
  SessionQuestion,
} from '../../../shell/arrival/arrival-question.tsx';
import { Finishing } from '../../../shell/arrival/finishing.tsx';
import { step } from '../../../shell/runner/step.ts';
import { useTask } from '../../../shell/runner/use-task.ts';
import type { Screen, ScreensOf } from '../../method.ts';
import { acceptAccount, exchangeToken, keepSession } from './actions.ts';

/**
 * The visitor opened an emailed link, or comes back from a provider. If this browser asked for the token, it is
 * exchanged at once. Otherwise the visitor has to press Continue, because this may be another device, a mail scanner
 * that would use up the link, or an attacker's link that signs the visitor in to the attacker's account.
 */
const LoggingIn: Screen<'LoggingIn'> = {
  enter({ state: { token, tokenType, expected, askedBefore }, config }) {
    // With passwords, such a link comes from a reset email, which the visitor can request again.
    const fromReset = tokenType === 'login' && config.products.includes('passwords');
    return step({
      action: exchangeToken,
      input: { token, tokenType, expected },
      starts: expected ? 'at once' : 'press',
      explain: tokenType === 'oauth' ? undefined : explainLink(askedBefore === true),
      onFailure({ refused, reason }) {
        if (!refused) return undefined;
        return fromReset ? { type: 'resetRefused', reason } : { type: 'linkRefused', reason };
      },
    });
  },

  View: ({ state, entered }) => (
    <ArrivalQuestion
      isOAuth={state.tokenType === 'oauth'}
      askedBefore={state.askedBefore}
      entered={entered}
    />
  ),
};

const AlreadySignedIn: Screen<'AlreadySignedIn'> = {
  View({ state: { account }, strings }) {
    return (
      <SessionQuestion
        text={account === undefined ? undefined : strings.common.signedInAs}
        slots={{ account: account ?? '' }}
        keeping={useTask(keepSession)}
      />
    );
  },
};

const OtherAccount: Screen<'OtherAccount'> = {
  View({ state: { account, success } }) {
    const accepting = useTask(acceptAccount);
    const accept = () => void accepting.run({ account, success });
    return <AccountQuestion account={account} isSignedIn onAccept={accept} failure={accepting.failure} />;
  },
};

export const screens: ScreensOf<'LoggingIn' | 'AlreadySignedIn' | 'OtherAccount' | 'Finishing'> = {
  LoggingIn,
  AlreadySignedIn,
  OtherAccount,
  Finishing,
};
