import { explainLink } from '../../../shell/arrival/arrival-actions.ts';
import {
  AccountQuestion,
  ArrivalQuestion,
  SessionQuestion,
} from '../../../shell/arrival/arrival-question.tsx';
import { Finishing } from '../../../shell/arrival/finishing.tsx';
import { step } from '../../../shell/runner/step.ts';
import { useTask } from '../../../shell/runner/use-task.ts';
import { Confirmation } from '../../../shell/views/confirmation.tsx';
import type { Screen, ScreensOf } from '../../method.ts';
import { acceptAccount, exchangeToken, keepSession, methodOf } from './actions.ts';

/**
 * The visitor opened an emailed link, or comes back from a provider. If this browser asked for the token, it is exchanged
 * at once. Otherwise the visitor has to press Continue: see `../../../consumer/methods/arrival/screens.tsx`.
 */
const LoggingIn: Screen<'LoggingIn'> = {
  enter({ state }) {
    const { token, tokenType, resets, expected, askedBefore } = state;
    // Leads to the reset form instead (flow/start.ts).
    if (tokenType === 'multi_tenant_passwords') return undefined;
    return step({
      action: exchangeToken,
      input: { token, tokenType, resets, expected, address: () => location.href },
      starts: expected ? 'at once' : 'press',
      explain: methodOf(tokenType) === 'oauth' ? undefined : explainLink(askedBefore === true),
      onFailure: ({ refused, reason }) => (refused ? { type: 'linkRefused', reason } : undefined),
    });
  },

  View: ({ state, entered }) => (
    <ArrivalQuestion
      isOAuth={methodOf(state.tokenType) === 'oauth'}
      askedBefore={state.askedBefore}
      entered={entered}
    />
  ),
};

const AlreadySignedIn: Screen<'AlreadySignedIn'> = {
  View: ({ state: { account, organization }, strings }) => (
    <SessionQuestion
      text={account === undefined ? strings.business.signedIn : strings.business.signedInAs}
      slots={{ organization, account: account ?? '' }}
      keeping={useTask(keepSession)}
    />
  ),
};

const OtherAccount: Screen<'OtherAccount'> = {
  View({ state: { account, success, next } }) {
    const accepting = useTask(acceptAccount);
    return (
      <AccountQuestion
        account={account}
        isSignedIn={success !== undefined}
        onAccept={() => void accepting.run({ success, next })}
        failure={accepting.failure}
      />
    );
  },
};

const LoggedIn: Screen<'LoggedIn'> = {
  View: ({ state: { account, organization, byReset }, strings }) => (
    <Confirmation
      heading={strings.passwordConfirmation.heading}
      text={strings.business.signedIn}
      organization={organization}
      account={account}
      byReset={byReset}
    />
  ),
};

export const arrivalScreens: ScreensOf<
  'LoggingIn' | 'AlreadySignedIn' | 'OtherAccount' | 'Finishing' | 'LoggedIn'
> = {
  LoggingIn,
  AlreadySignedIn,
  OtherAccount,
  Finishing,
  LoggedIn,
};
