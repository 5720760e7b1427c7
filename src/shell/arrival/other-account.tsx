import { type Screen, useTask } from '../method.ts';
import { AccountQuestion } from './account-question.tsx';
import { acceptAccount, rejectAccount } from './actions.ts';

export const OtherAccount: Screen<'OtherAccount'> = {
  View({ state: { account, success }, strings }) {
    const accepting = useTask(acceptAccount);
    const rejecting = useTask(rejectAccount);
    return (
      <AccountQuestion
        account={account}
        strings={strings}
        rejecting={rejecting}
        onAccept={() => void accepting.run({ account, success })}
        onReject={() => void rejecting.run({})}
      />
    );
  },
};
