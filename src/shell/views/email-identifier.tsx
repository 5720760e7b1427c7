import type { Draft } from '../../consumer/flow/screens.ts';
import type { Reason } from '../../kit/i18n/reason.ts';
import { parseEmail } from '../../kit/lib/email.ts';
import { EmailForm, type EmailFormProps } from '../../kit/ui/email-form.tsx';
import type { Action, ScreenProps } from '../method.ts';
import { useTask } from '../runner/hooks.ts';

interface EmailIdentifierProps<Input>
  extends Pick<ScreenProps, 'send' | 'strings'>,
    Pick<EmailFormProps, 'autoComplete'> {
  readonly state: { readonly draft: Draft };
  /** What to do with the address. */
  readonly action: Action<Input>;
  readonly input: (email: string) => NoInfer<Input>;
  /** Shown if the input is not an email address. */
  readonly invalid: Reason;
  /** The button's label. Default: 'Continue'. */
  readonly submit?: string;
}

/** Asks for an email address and runs an action with it. */
export function EmailIdentifier<Input>(props: EmailIdentifierProps<Input>) {
  const { state, send, strings, action, input, invalid } = props;
  const { autoComplete, submit = strings.common.continue } = props;
  const task = useTask(action, { toastFailure: true, refused: state.draft.refused && invalid });
  return (
    <EmailForm
      email={state.draft.email}
      autoComplete={autoComplete}
      onChange={(email) => {
        task.clear();
        send({ type: 'drafted', draft: { email } });
      }}
      onSubmit={(typed) => {
        const email = parseEmail(typed);
        if (email) void task.run(input(email));
        else task.refuse(invalid);
      }}
      error={task.failure}
      busy={task.pending}
      labels={{ email: strings.email.label, placeholder: strings.email.placeholder, submit }}
    />
  );
}
