/** The screen of a token that is exchanged, or waits for the visitor to agree, whatever flow it belongs to. */
import { useRef } from 'react';
import { isFramedByStranger } from '../../kit/lib/foreign-window.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { ExternalButton } from '../../kit/ui/external-button.tsx';
import { ScreenHead } from '../../kit/ui/screen-head.tsx';
import { Sentence } from '../../kit/ui/sentence.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Text } from '../../kit/ui/text.tsx';
import type { FlowTypes } from '../flow-types.ts';
import { useGoBack } from '../runner/use-runner.ts';
import { useStrings } from '../runner/use-strings.ts';
import { type Entered, type Task, useTask } from '../runner/use-task.ts';
import { rejectAccount } from './arrival-actions.ts';
import { GuardedButton } from './guarded-button.tsx';

/**
 * px: the two lines of text and the two buttons that ask the visitor, with their gaps. The entry shows the spinner until
 * the app knows whether they are needed.
 */
const CONFIRM_HEIGHT = 8 + 2 * 24 + 45 + 12 + 45;

interface ArrivalQuestionProps {
  /** True if a third-party provider sent the token. */
  readonly isOAuth: boolean;
  /** True if this browser has asked for a link, this one or an earlier one. */
  readonly askedBefore: true | undefined;
  /** The exchange. */
  readonly entered: Entered;
}

export function ArrivalQuestion({ isOAuth, askedBefore, entered }: ArrivalQuestionProps) {
  const strings = useStrings();
  const goBack = useGoBack();
  const { status, failure } = entered;
  const waiting = status === 'waiting';
  const texts = strings.loggingIn;
  const headings = { waiting: texts.confirmHeading, running: texts.heading, failed: texts.failedHeading };
  const heading = useRef<HTMLHeadingElement>(null);
  const question = askedBefore ? texts.confirmAnother : texts.confirm;
  const proceed = () => {
    // Otherwise the focus would be lost with the button, which disappears.
    heading.current?.focus();
    entered.start();
  };
  return (
    <Stack gap={24}>
      <ScreenHead
        heading={headings[status]}
        headingRef={heading}
        back={status === 'failed' ? { label: strings.common.back, onClick: goBack } : undefined}
      >
        {waiting && <Text>{isOAuth ? texts.confirmOAuth : question}</Text>}
      </ScreenHead>
      <ErrorText>{failure}</ErrorText>
      {status === 'running' ? (
        <Spinner label={strings.common.loading} minHeight={CONFIRM_HEIGHT} />
      ) : (
        <Stack gap={12}>
          {waiting && isFramedByStranger() ? (
            // Whatever the page around the frame hides, it cannot hide the tab.
            <ExternalButton variant="primary" href={location.href}>
              {strings.common.continue}
            </ExternalButton>
          ) : (
            <GuardedButton onPress={proceed} refusal={texts.covered}>
              {waiting ? strings.common.continue : strings.common.retry}
            </GuardedButton>
          )}
          {waiting && (
            <Button variant="secondary" onClick={goBack}>
              {texts.useAnother}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}

interface SessionQuestionProps {
  /** Says who is signed in, if they have a name. */
  readonly text: string | undefined;
  /** Of the text. */
  readonly slots: Readonly<Record<string, string>>;
  /** Goes on with the session. */
  readonly keeping: Task<object>;
}

/** The visitor was signed in before they came here. */
export function SessionQuestion({ text, slots, keeping }: SessionQuestionProps) {
  const { common, loggingIn } = useStrings();
  const goBack = useGoBack();
  return (
    <Stack gap={24}>
      <ScreenHead heading={loggingIn.alreadyHeading}>
        {text !== undefined && <Sentence text={text} slots={slots} />}
      </ScreenHead>
      <ErrorText>{keeping.failure}</ErrorText>
      <Stack gap={12}>
        <Button busy={keeping.pending} onClick={() => void keeping.run({})}>
          {common.continue}
        </Button>
        <Button variant="secondary" onClick={goBack}>
          {loggingIn.useAnother}
        </Button>
      </Stack>
    </Stack>
  );
}

interface AccountQuestionProps {
  readonly account: string;
  /** True if there is a session to end if the account is not the visitor's. */
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
  const rejecting = useTask<FlowTypes, object>(rejectAccount);
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
