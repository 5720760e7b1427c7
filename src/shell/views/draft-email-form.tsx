import { useRef, useState } from 'react';
import type { Reason } from '../../kit/i18n/reason.ts';
import { parseEmail } from '../../kit/lib/email.ts';
import { visible } from '../../kit/lib/visible.ts';
import { FORM_GAP } from '../../kit/theme/sizes.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { TextField } from '../../kit/ui/text-field.tsx';
import { type Task, useStrings } from '../runner/hooks.ts';

type Kind = 'email' | 'username';

export interface DraftEmailFormProps {
  readonly draft: { readonly email: string };
  readonly send: (event: { readonly type: 'drafted'; readonly draft: { readonly email: string } }) => void;
  /** What happens with the address. */
  readonly task: Omit<Task<never>, 'run'>;
  /** Browsers fill the name of a saved account into a `username` field only. Default: `email`. */
  readonly autoComplete?: Kind | `${Kind} webauthn` | undefined;
  /** Shown if the input is not an email address. */
  readonly invalid?: Reason;
  /** The button's label. Default: 'Continue'. */
  readonly submit?: string | undefined;
  readonly onEmail: (email: string) => void;
}

/** A form for the visitor's email address, which other screens know, too. */
export function DraftEmailForm(props: DraftEmailFormProps) {
  const { draft, send, task, autoComplete = 'email', invalid = 'invalidEmail', submit, onEmail } = props;
  const strings = useStrings();
  const field = useRef<HTMLInputElement>(null);
  // Shown at once: the flow learns of it in a transition.
  const [email, setEmail] = useState(draft.email);

  const change = (text: string) => {
    const typed = visible(text);
    task.clear();
    setEmail(typed);
    send({ type: 'drafted', draft: { email: typed } });
  };
  const read = () => {
    // Autofill may have changed the field without an event.
    const parsed = parseEmail(field.current?.value ?? email);
    if (parsed) onEmail(parsed);
    else task.refuse(invalid);
  };
  return (
    <Form onSubmit={read}>
      <Stack gap={FORM_GAP}>
        <TextField
          ref={field}
          label={strings.email.label}
          name="email"
          type="email"
          autoComplete={autoComplete}
          inputMode="email"
          placeholder={strings.email.placeholder}
          dir="ltr"
          value={email}
          onChange={change}
          {...(task.failure !== undefined && { error: task.failure })}
        />
        <Button type="submit" busy={task.pending}>
          {submit ?? strings.common.continue}
        </Button>
      </Stack>
    </Form>
  );
}
