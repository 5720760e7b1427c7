import { useRef } from 'react';
import type { Screen } from '../methods/method.ts';
import { step } from '../runner/step.ts';
import { BackButton } from '../ui/back-button.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Stack } from '../ui/stack.tsx';
import { Heading, Text } from '../ui/text.tsx';
import { exchangeToken } from './actions.ts';
import { GuardedButton } from './guarded-button.tsx';

/**
 * px: the three lines of text and the two buttons that ask the visitor, with their gaps. The entry shows the spinner until
 * the app knows whether they are needed.
 */
const CONFIRM_HEIGHT = 3 * 24 + 24 + 45 + 12 + 45;

/**
 * The visitor opened an emailed link, or comes back from a provider. If this browser asked for the token, it is
 * exchanged at once. Otherwise the visitor has to press Continue, because this may be another device, a mail scanner
 * that would use up the link, or an attacker's link that signs the visitor in to the attacker's account.
 */
export const LoggingIn: Screen<'LoggingIn'> = {
  enter({ state: { token, tokenType, expected }, config }) {
    // With passwords, such a link comes from a reset email, which the visitor can request again.
    const fromReset = tokenType === 'login' && config.products.includes('passwords');
    return step({
      action: exchangeToken,
      input: { token, tokenType, expected },
      starts: expected ? 'at once' : 'press',
      onFailure({ refused, reason }) {
        if (!refused) return undefined;
        return fromReset ? { type: 'resetRefused', reason } : { type: 'linkRefused', reason };
      },
    });
  },

  View({ state: { tokenType }, send, strings, entered }) {
    const { status, failure } = entered;
    const waiting = status === 'waiting';
    const texts = strings.loggingIn;
    const headings = { waiting: texts.confirmHeading, running: texts.heading, failed: texts.failedHeading };
    const goBack = () => send({ type: 'wentBack' });
    const heading = useRef<HTMLHeadingElement>(null);
    const proceed = () => {
      // Otherwise the focus would be lost with the button, which disappears.
      heading.current?.focus();
      entered.start();
    };
    return (
      <Stack gap={24} align={status === 'running' ? 'center' : 'start'}>
        {status === 'failed' && <BackButton label={strings.common.back} onClick={goBack} />}
        <Heading ref={heading}>{headings[status]}</Heading>
        {waiting && <Text>{tokenType === 'oauth' ? texts.confirmOAuth : texts.confirm}</Text>}
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
  },
};
