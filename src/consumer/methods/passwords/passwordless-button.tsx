import { Button, LinkButton } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import type { ResolvedConfig } from '../../../settings/resolve.ts';
import { useGoBack } from '../../../shell/runner/use-runner.ts';
import { useStrings } from '../../../shell/runner/use-strings.ts';
import { useTask } from '../../../shell/runner/use-task.ts';
import { offersMoreThanPasswords, passwordlessMethod } from '../../shared/email-methods.ts';
import { sendPasswordless } from './actions.ts';

interface PasswordlessProps {
  readonly email: string;
  readonly config: ResolvedConfig;
}

/** A code or a link instead of a password: how it is sent, unless the page offers neither. */
function usePasswordless({ email, config }: PasswordlessProps) {
  const task = useTask(sendPasswordless, { toastFailure: true });
  const method = passwordlessMethod(config);
  return method && { method, task, send: () => void task.run({ email, method }) };
}

/** A button that says what is sent. */
export function PasswordlessButton(props: PasswordlessProps) {
  const { emailCode, emailLink } = useStrings().password;
  const passwordless = usePasswordless(props);
  if (!passwordless) return null;
  const { method, task, send } = passwordless;
  return (
    <Stack gap={8}>
      <Button variant="secondary" busy={task.pending} onClick={send}>
        {method === 'code' ? emailCode : emailLink}
      </Button>
      <ErrorText>{task.failure}</ErrorText>
    </Stack>
  );
}

/** A link, for screens whose main way is another one. Where no email can sign in, it leads to the ways on Main. */
export function PasswordlessLink(props: PasswordlessProps) {
  const { password } = useStrings();
  const goBack = useGoBack();
  const passwordless = usePasswordless(props);
  if (!offersMoreThanPasswords(props.config)) return null;
  return (
    <Stack gap={8}>
      <LinkButton busy={passwordless?.task.pending} onClick={passwordless?.send ?? goBack}>
        {password.passwordless}
      </LinkButton>
      <ErrorText>{passwordless?.task.failure}</ErrorText>
    </Stack>
  );
}
