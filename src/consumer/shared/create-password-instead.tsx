import type { Strings } from '../../kit/i18n/catalogue.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { useTask } from '../../shell/runner/hooks.ts';
import { sendReset } from './send-reset.ts';

/** Lets users without a password create one: sends an email that leads to the form. */
export function CreatePasswordInstead({
  email,
  strings,
}: {
  readonly email: string;
  readonly strings: Strings;
}) {
  const task = useTask(sendReset, { toastFailure: true });
  return (
    <Stack gap={8}>
      <Button
        variant="secondary"
        busy={task.pending}
        onClick={() => void task.run({ email, reason: 'wanted' })}
      >
        {strings.password.createInstead}
      </Button>
      <ErrorText>{task.failure}</ErrorText>
    </Stack>
  );
}
