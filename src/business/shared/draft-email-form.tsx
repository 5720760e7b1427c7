import { parseEmail } from '../../kit/lib/email.ts';
import { EmailForm, type EmailFormProps } from '../../kit/ui/email-form.tsx';
import type { Task } from '../../shell/runner/hooks.ts';
import type { B2bDraft } from '../flow/screens.ts';
import type { ScreenProps } from '../screen.ts';

interface DraftEmailFormProps
  extends Pick<ScreenProps, 'send' | 'strings'>,
    Pick<EmailFormProps, 'autoComplete'> {
  readonly draft: B2bDraft;
  /** What happens with the address. */
  readonly task: Omit<Task<never>, 'run'>;
  readonly busy?: boolean;
  readonly onEmail: (email: string) => void;
}

/** A form for the visitor's email address, which other screens know, too. */
export function DraftEmailForm(props: DraftEmailFormProps) {
  const { draft, task, busy = task.pending, autoComplete, onEmail, send, strings } = props;
  return (
    <EmailForm
      email={draft.email}
      autoComplete={autoComplete}
      onChange={(email) => {
        task.clear();
        send({ type: 'drafted', draft: { email } });
      }}
      onSubmit={(typed) => {
        const email = parseEmail(typed);
        if (email) onEmail(email);
        else task.refuse('invalidEmail');
      }}
      error={task.failure}
      busy={busy}
      labels={{
        email: strings.email.label,
        placeholder: strings.email.placeholder,
        submit: strings.common.continue,
      }}
    />
  );
}
