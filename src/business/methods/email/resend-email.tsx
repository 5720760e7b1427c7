import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { useTask } from '../../../shell/runner/hooks.ts';
import { ResendButton } from '../../../shell/views/resend-button.tsx';
import type { Action, ScreenProps } from '../../screen.ts';
import type { Recipient } from './actions.ts';

interface ResendEmailProps extends Pick<ScreenProps, 'strings' | 'locale'> {
  readonly state: Recipient & Pick<Parameters<typeof ResendButton>[0], 'sentAt'>;
  /** What sent the email. */
  readonly action: Action<Recipient>;
}

/** Sends an email once more. */
export function ResendEmail({ state, action, strings, locale }: ResendEmailProps) {
  const { email, visit, sentAt } = state;
  const task = useTask(action, {
    toastProgress: { running: strings.common.sending, done: strings.password.resent },
  });
  return (
    <Stack gap={4}>
      <ErrorText>{task.failure}</ErrorText>
      <ResendButton
        sentAt={sentAt}
        busy={task.pending}
        strings={strings}
        locale={locale}
        onClick={() => void task.run({ email, visit })}
      >
        {strings.password.resend}
      </ResendButton>
    </Stack>
  );
}
