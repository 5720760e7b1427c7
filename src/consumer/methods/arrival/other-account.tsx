import { AccountQuestion } from '../../../shell/arrival/account-question.tsx';
import type { Screen } from '../../../shell/method.ts';
import { useTask } from '../../../shell/runner/hooks.ts';
import { acceptAccount } from './actions.ts';

export const OtherAccount: Screen<'OtherAccount'> = {
  View({ state: { account, success }, strings }) {
    const accepting = useTask(acceptAccount);
    const accept = () => void accepting.run({ account, success });
    return <AccountQuestion account={account} strings={strings} isSignedIn onAccept={accept} />;
  },
};
