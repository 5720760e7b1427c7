import { useState } from 'react';
import type { Reason } from '../../kit/i18n/reason.ts';
import { parseEmail } from '../../kit/lib/email.ts';
import { EmailForm, type EmailFormProps } from '../../kit/ui/email-form.tsx';
import { type Task, useStrings } from '../runner/hooks.ts';

interface DraftEmailFormProps extends Pick<EmailFormProps, 'autoComplete'> {
  readonly draft: { readonly email: string };
  readonly send: (event: { readonly type: 'drafted'; readonly draft: { readonly email: string } }) => void;
  /** What happens with the address. */
  readonly task: Omit<Task<never>, 'run'>;
  /** Shown if the input is not an email address. */
  readonly invalid?: Reason;
  /** The button's label. Default: 'Continue'. */
  readonly submit?: string | undefined;
  readonly onEmail: (email: string) => void;
}

/** A form for the visitor's email address, which other screens know, too. */
export function DraftEmailForm(props: DraftEmailFormProps) {
  const { draft, send, task, autoComplete, invalid = 'invalidEmail', onEmail } = props;
  const strings = useStrings();
  // Shown at once: the flow learns of it in a transition.
  const [email, setEmail] = useState(draft.email);
  return (
    <EmailForm
      email={email}
      autoComplete={autoComplete}
      onChange={(typed) => {
        task.clear();
        setEmail(typed);
        send({ type: 'drafted', draft: { email: typed } });
      }}
      onSubmit={(typed) => {
        const parsed = parseEmail(typed);
        if (parsed) onEmail(parsed);
        else task.refuse(invalid);
      }}
      error={task.failure}
      busy={task.pending}
      labels={{
        email: strings.email.label,
        placeholder: strings.email.placeholder,
        submit: props.submit ?? strings.common.continue,
      }}
    />
  );
}
