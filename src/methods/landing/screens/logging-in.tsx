import { useEffect, useRef, useState } from 'react';
import { BackButton } from '../../../ui/back-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { Screen } from '../../method.ts';
import { useTask } from '../../use-task.ts';
import { exchangeToken } from '../actions.ts';

/**
 * A link of an e-mail was opened, or a provider sent the visitor back. This browser asked for it: the token is
 * exchanged at once. Another browser (another device, a mail scanner, which would use the link up, or somebody who
 * would sign the visitor in to an account of theirs): a person has to press Continue.
 */
export const LoggingIn: Screen<'LoggingIn'> = ({ state, send, config, strings }) => {
  const { token, tokenType, asked } = state;
  // Such a link came with a reset e-mail: another one can be asked for.
  const fromReset = tokenType === 'login' && config.products.includes('passwords');
  const task = useTask(exchangeToken, {
    onRefused: (reason) => {
      send(fromReset ? { type: 'resetRefused', reason } : { type: 'linkRefused', reason });
    },
  });
  const [confirmed, setConfirmed] = useState(asked);
  const heading = useRef<HTMLHeadingElement>(null);
  const started = useRef(false);
  const { run, failure } = task;

  useEffect(() => {
    if (!confirmed || started.current) return;
    started.current = true;
    void run({ token, tokenType });
  }, [confirmed, run, token, tokenType]);

  const proceed = () => {
    // The pressed button goes away, and the focus with it.
    heading.current?.focus();
    if (confirmed) void run({ token, tokenType });
    else setConfirmed(true);
  };

  return (
    <Stack gap={24}>
      {failure !== undefined && (
        <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      )}
      <Heading ref={heading}>
        {confirmed ? strings.loggingIn.heading : strings.loggingIn.confirmHeading}
      </Heading>
      {!confirmed && (
        <Text>{tokenType === 'oauth' ? strings.loggingIn.confirmOAuth : strings.loggingIn.confirm}</Text>
      )}
      <ErrorText>{failure}</ErrorText>
      {confirmed && failure === undefined ? (
        <Spinner label={strings.common.loading} />
      ) : (
        <Button onClick={proceed}>{confirmed ? strings.common.retry : strings.common.continue}</Button>
      )}
    </Stack>
  );
};
