/** The screen of a token that is exchanged, or waits for the visitor to agree, whatever flow it belongs to. */
import { useRef } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { ScreenHead } from '../../kit/ui/screen-head.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Text } from '../../kit/ui/text.tsx';
import { type Entered, useGoBack, useStrings } from '../runner/hooks.ts';
import { GuardedButton } from './guarded-button.tsx';

/**
 * px: the three lines of text and the two buttons that ask the visitor, with their gaps. The entry shows the spinner until
 * the app knows whether they are needed.
 */
const CONFIRM_HEIGHT = 8 + 3 * 24 + 45 + 12 + 45;

interface ArrivalQuestionProps {
  /** Whether a third-party provider sent the token. */
  readonly isOAuth: boolean;
  /** Whether this browser asked for another link before, which it expects no longer. */
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
          <GuardedButton onPress={proceed} refusal={texts.covered}>
            {waiting ? strings.common.continue : strings.common.retry}
          </GuardedButton>
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
