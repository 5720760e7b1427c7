import { AccountQuestion } from '../../../shell/arrival/account-question.tsx';
import { type Screen, useTask } from '../../screen.ts';
import { acceptAccount, rejectAccount } from './actions.ts';

export const OtherAccount: Screen<'OtherAccount'> = {
  View({ state: { account, success, next }, send, strings }) {
    const accepting = useTask(acceptAccount);
    const rejecting = useTask(rejectAccount);
    return (
      <AccountQuestion
        account={account}
        strings={strings}
        rejecting={rejecting}
        onAccept={() => void accepting.run({ success, next })}
        onReject={() => (success ? void rejecting.run({}) : send({ type: 'wentBack' }))}
      />
    );
  },
};
