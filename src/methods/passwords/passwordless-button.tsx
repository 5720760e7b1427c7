import type { ResolvedConfig } from '../../config/types.ts';
import type { Strings } from '../../i18n/en.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useTask } from '../method.ts';
import { passwordlessMethod } from '../shared/email-methods.ts';
import { sendPasswordless } from './actions.ts';

interface PasswordlessButtonProps {
  readonly email: string;
  /** `method` names what is sent, `general` does not. */
  readonly label: 'method' | 'general';
  readonly config: ResolvedConfig;
  readonly strings: Strings;
}

/** Offers to sign in by a code or a link instead. Renders nothing if the page offers neither. */
export function PasswordlessButton({ email, label, config, strings }: PasswordlessButtonProps) {
  const task = useTask(sendPasswordless, { toastFailure: true });
  const method = passwordlessMethod(config);
  if (!method) return null;
  const named = method === 'code' ? strings.password.emailCode : strings.password.emailLink;
  return (
    <Stack gap={8}>
      <Button variant="secondary" busy={task.pending} onClick={() => void task.run({ email, method })}>
        {label === 'method' ? named : strings.password.passwordless}
      </Button>
      <ErrorText>{task.failure}</ErrorText>
    </Stack>
  );
}
