import { AccountQuestion } from '../../../shell/arrival/account-question.tsx';
import { useTask } from '../../../shell/runner/hooks.ts';
import type { Screen } from '../../method.ts';
import { acceptAccount } from './actions.ts';

export const OtherAccount: Screen<'OtherAccount'> = {
  View({ state: { account, success, next }, strings }) {
    const accepting = useTask(acceptAccount);
    return (
      <AccountQuestion
        account={account}
        strings={strings}
        isSignedIn={success !== undefined}
        onAccept={() => void accepting.run({ success, next })}
      />
    );
  },
};
