import type { StateOf } from '../../flow/screens.ts';
import { parseEmail } from '../../lib/email.ts';
import { EmailForm } from '../../ui/email-form.tsx';
import type { MainBlock, ScreenProps } from '../method.ts';
import { useTask } from '../use-task.ts';
import { sendLink } from './actions.ts';

function EmailLinkForm({ state, send, strings }: ScreenProps<StateOf<'Main'>>) {
  const task = useTask(sendLink, { toastFailure: true });
  const submit = (typed: string) => {
    const email = parseEmail(typed);
    if (email) void task.run({ email });
    else task.refuse(strings.errors.invalidEmail);
  };
  return (
    <EmailForm
      email={state.draft.email}
      onChange={(email) => {
        task.clear();
        send({ type: 'drafted', draft: { email } });
      }}
      onSubmit={submit}
      error={task.failure}
      busy={task.pending}
      labels={{
        email: strings.email.label,
        placeholder: strings.email.placeholder,
        submit: strings.common.continue,
      }}
    />
  );
}

export function blocks(): readonly MainBlock[] {
  return [{ kind: 'identifier', id: 'email', tab: 'email', View: EmailLinkForm }];
}
