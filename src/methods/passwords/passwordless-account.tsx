import { useEffect, useRef } from 'react';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading } from '../../ui/text.tsx';
import { CreatePasswordInstead } from '../create-password-instead.tsx';
import { passwordlessMethod } from '../email-methods.ts';
import type { Screen } from '../method.ts';
import { useTask } from '../use-task.ts';
import { sendPasswordless } from './actions.ts';

/** Somebody without a password: a code or a link is sent without asking, and its screen follows. */
export const PasswordlessAccount: Screen<'PasswordCreateOrLogin'> = ({ state, send, config, strings }) => {
  const { email } = state;
  // The page may have taken the method away since the visitor came here; a password can still be set.
  const method = passwordlessMethod(config);
  const { run, failure } = useTask(sendPasswordless, { toastFailure: true });
  const started = useRef(false);

  useEffect(() => {
    if (started.current || !method) return;
    started.current = true;
    void run({ email, method });
  }, [run, email, method]);

  const failed = failure !== undefined;
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      <Heading>{method === 'code' ? strings.password.sendingCode : strings.password.sendingLink}</Heading>
      <ErrorText>{failure}</ErrorText>
      {method && !failed && <Spinner label={strings.common.loading} />}
      {method && failed && (
        <Button onClick={() => void run({ email, method })}>{strings.common.retry}</Button>
      )}
      {(failed || !method) && <CreatePasswordInstead email={email} strings={strings} />}
    </Stack>
  );
};
