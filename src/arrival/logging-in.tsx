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

/**
 * A link of an e-mail was opened, or a provider sent the visitor back. If this browser asked for it, the token is exchanged
 * at once. Otherwise a person has to press Continue: it may be another device, a mail scanner, which would use the link up,
 * or somebody who wants to sign the visitor in to an account of theirs.
 */
export const LoggingIn: Screen<'LoggingIn'> = {
  enter({ state: { token, tokenType, expected }, config }) {
    // That link came with a reset e-mail, which the visitor can ask for again.
    const fromReset = tokenType === 'login' && config.products.includes('passwords');
    return step({
      action: exchangeToken,
      input: { token, tokenType },
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
    const heading = useRef<HTMLHeadingElement>(null);
    const proceed = () => {
      // The pressed button goes away, and the focus with it.
      heading.current?.focus();
      entered.start();
    };
    return (
      <Stack gap={24}>
        {status === 'failed' && (
          <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
        )}
        <Heading ref={heading}>
          {waiting ? strings.loggingIn.confirmHeading : strings.loggingIn.heading}
        </Heading>
        {waiting && (
          <Text>{tokenType === 'oauth' ? strings.loggingIn.confirmOAuth : strings.loggingIn.confirm}</Text>
        )}
        <ErrorText>{failure}</ErrorText>
        {status === 'running' ? (
          <Spinner label={strings.common.loading} />
        ) : (
          <Button onClick={proceed}>{waiting ? strings.common.continue : strings.common.retry}</Button>
        )}
      </Stack>
    );
  },
};
