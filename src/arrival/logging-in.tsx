import { useRef } from 'react';
import type { Screen } from '../methods/method.ts';
import { step } from '../runner/step.ts';
import { BackButton } from '../ui/back-button.tsx';
import { LinkButton } from '../ui/button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Stack } from '../ui/stack.tsx';
import { Heading, Text } from '../ui/text.tsx';
import { exchangeToken } from './actions.ts';
import { GuardedButton } from './guarded-button.tsx';

/**
 * px: three lines of text, a button, which the visitor may have to press, a link, and the gaps. Until the app knows that,
 * the entry shows the spinner.
 */
const CONFIRM_HEIGHT = 3 * 24 + 24 + 45 + 24 + 24;

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
    const goBack = () => send({ type: 'wentBack' });
    const heading = useRef<HTMLHeadingElement>(null);
    const proceed = () => {
      // Otherwise the focus would be lost with the button, which disappears.
      heading.current?.focus();
      entered.start();
    };
    return (
      <Stack gap={24}>
        {status === 'failed' && <BackButton label={strings.common.back} onClick={goBack} />}
        <Heading ref={heading}>
          {waiting ? strings.loggingIn.confirmHeading : strings.loggingIn.heading}
        </Heading>
        {waiting && (
          <Text>{tokenType === 'oauth' ? strings.loggingIn.confirmOAuth : strings.loggingIn.confirm}</Text>
        )}
        <ErrorText>{failure}</ErrorText>
        {status === 'running' ? (
          <Spinner label={strings.common.loading} minHeight={CONFIRM_HEIGHT} />
        ) : (
          <GuardedButton onPress={proceed} refusal={strings.loggingIn.covered}>
            {waiting ? strings.common.continue : strings.common.retry}
          </GuardedButton>
        )}
        {waiting && <LinkButton onClick={goBack}>{strings.loggingIn.useAnother}</LinkButton>}
      </Stack>
    );
  },
};
