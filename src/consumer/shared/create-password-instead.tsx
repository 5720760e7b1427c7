import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { useStrings } from '../../shell/runner/use-strings.ts';
import { useTask } from '../../shell/runner/use-task.ts';
import { sendReset } from './send.ts';

/** Lets users without a password create one: sends an email that leads to the form. */
export function CreatePasswordInstead({ email }: { readonly email: string }) {
  const task = useTask(sendReset, { toastFailure: true });
  return (
    <Stack gap={8}>
      <Button
        variant="secondary"
        busy={task.pending}
        onClick={() => void task.run({ email, reason: 'wanted' })}
      >
        {useStrings().password.createInstead}
      </Button>
      <ErrorText>{task.failure}</ErrorText>
    </Stack>
  );
}
