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
 * A link of an e-mail was opened. This browser asked for it: it is exchanged at once. Another browser (another
 * device, or a mail scanner, which would use the link up): a person has to press Continue.
 */
export const LoggingIn: Screen<'LoggingIn'> = ({ state, send, strings }) => {
  const { token, asked } = state;
  const task = useTask(exchangeToken);
  const [confirmed, setConfirmed] = useState(asked);
  const started = useRef(false);
  const { run } = task;

  useEffect(() => {
    if (!confirmed || started.current) return;
    started.current = true;
    void run({ token });
  }, [confirmed, run, token]);

  if (task.failure !== undefined) {
    return (
      <Stack gap={24}>
        <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
        <Heading>{strings.loggingIn.heading}</Heading>
        <ErrorText>{task.failure}</ErrorText>
        <Button onClick={() => void run({ token })}>{strings.common.retry}</Button>
      </Stack>
    );
  }
  if (!confirmed) {
    return (
      <Stack gap={24}>
        <Heading>{strings.loggingIn.confirmHeading}</Heading>
        <Text>{strings.loggingIn.confirm}</Text>
        <Button onClick={() => setConfirmed(true)}>{strings.common.continue}</Button>
      </Stack>
    );
  }
  return (
    <Stack gap={24}>
      <Heading>{strings.loggingIn.heading}</Heading>
      <Spinner label={strings.common.loading} />
    </Stack>
  );
};
