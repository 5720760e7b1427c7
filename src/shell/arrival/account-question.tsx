import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { ScreenHead } from '../../kit/ui/screen-head.tsx';
import { Sentence } from '../../kit/ui/sentence.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { useGoBack, useStrings, useTask } from '../runner/hooks.ts';
import { rejectAccount } from './arrival-actions.ts';
import { GuardedButton } from './guarded-button.tsx';

interface AccountQuestionProps {
  readonly account: string;
  /** Whether there is a session to end if the account is not the visitor's. */
  readonly isSignedIn: boolean;
  readonly onAccept: () => void;
  /** Why the visitor's agreement came to nothing. */
  readonly failure: string | undefined;
}

/**
 * The visitor asked for a link with one address, and the link that was opened has signed in an account with another.
 * It may be a stranger's, so the page hears of the session only once the visitor agrees.
 */
export function AccountQuestion({ account, isSignedIn, onAccept, failure }: AccountQuestionProps) {
  const strings = useStrings();
  const goBack = useGoBack();
  const rejecting = useTask(rejectAccount);
  const reject = () => (isSignedIn ? void rejecting.run({}) : goBack());
  const texts = strings.loggingIn;
  return (
    <Stack gap={24}>
      <ScreenHead heading={texts.confirmHeading}>
        <Sentence text={texts.otherAccount} slots={{ account }} />
      </ScreenHead>
      <ErrorText>{rejecting.failure ?? failure}</ErrorText>
      <Stack gap={12}>
        <GuardedButton onPress={onAccept} refusal={texts.covered}>
          {strings.common.continue}
        </GuardedButton>
        <Button variant="secondary" busy={rejecting.pending} onClick={reject}>
          {texts.useAnother}
        </Button>
      </Stack>
    </Stack>
  );
}
