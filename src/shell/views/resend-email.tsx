import type { FlowTypes } from '../flow-types.ts';
import type { Action } from '../runner/action.ts';
import { useStrings, useTask } from '../runner/hooks.ts';
import { ResendButton } from './resend-button.tsx';

interface ResendEmailProps<F extends FlowTypes, Input>
  extends Pick<Parameters<typeof ResendButton>[0], 'sentAt'> {
  /** What sent the email. */
  readonly action: Action<F, Input>;
  readonly input: Input;
}

/** Sends an email once more. */
export function ResendEmail<F extends FlowTypes, Input>({
  action,
  input,
  ...props
}: ResendEmailProps<F, Input>) {
  const { common, password } = useStrings();
  const task = useTask(action, { toastProgress: { running: common.sending, done: password.resent } });
  return (
    <ResendButton {...props} busy={task.pending} onClick={() => void task.run(input)}>
      {password.resend}
    </ResendButton>
  );
}
