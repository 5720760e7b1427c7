import { type Screen, useTask } from '../methods/method.ts';
import { Button } from '../ui/button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { Stack } from '../ui/stack.tsx';
import { Heading } from '../ui/text.tsx';
import { acceptAccount, rejectAccount } from './actions.ts';
import { GuardedButton } from './guarded-button.tsx';

/**
 * The visitor asked for a link with one address, and the link that was opened has signed in an account with another.
 * It may be a stranger's, so the page hears of the session only once the visitor agrees.
 */
export const OtherAccount: Screen<'OtherAccount'> = {
  View({ state: { account, success }, strings }) {
    const accepting = useTask(acceptAccount);
    const rejecting = useTask(rejectAccount);
    return (
      <Stack gap={24}>
        <Heading>{strings.loggingIn.confirmHeading}</Heading>
        <Sentence text={strings.loggingIn.otherAccount} slots={{ account }} />
        <ErrorText>{rejecting.failure}</ErrorText>
        <Stack gap={12}>
          <GuardedButton
            onPress={() => void accepting.run({ account, success })}
            refusal={strings.loggingIn.covered}
          >
            {strings.common.continue}
          </GuardedButton>
          <Button variant="secondary" busy={rejecting.pending} onClick={() => void rejecting.run({})}>
            {strings.loggingIn.useAnother}
          </Button>
        </Stack>
      </Stack>
    );
  },
};
