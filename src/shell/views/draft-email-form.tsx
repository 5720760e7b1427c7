import { useRef } from 'react';
import type { Reason } from '../../kit/i18n/reason.ts';
import { parseEmail } from '../../kit/lib/email.ts';
import { FORM_GAP } from '../../kit/theme/to-css.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { keepVisible, TextField } from '../../kit/ui/text-field.tsx';
import { useStrings } from '../runner/use-strings.ts';
import type { Task, TaskResult } from '../runner/use-task.ts';

type Kind = 'email' | 'username';

export interface DraftEmailFormProps {
  readonly draft: { readonly email: string };
  readonly send: (event: { readonly type: 'drafted'; readonly draft: { readonly email: string } }) => void;
  /** Receives the address. */
  readonly task: Omit<Task<never>, 'run'>;
  /** Browsers fill the name of a saved account into a `username` field only. Default: `email`. */
  readonly autoComplete?: Kind | `${Kind} webauthn` | undefined;
  /** Shown if the input is not an email address. */
  readonly invalid?: Reason;
  /** The button's label. Default: 'Continue'. */
  readonly submit?: string | undefined;
  readonly onEmail: (email: string) => Promise<TaskResult>;
}

/** A form for the visitor's email address, which other screens know, too. */
export function DraftEmailForm(props: DraftEmailFormProps) {
  const { draft, send, task, autoComplete = 'email', invalid = 'invalidEmail', submit, onEmail } = props;
  const strings = useStrings();
  const field = useRef<HTMLInputElement>(null);

  const change = () => {
    if (!field.current) return;
    task.clear();
    send({ type: 'drafted', draft: { email: keepVisible(field.current) } });
  };
  const read = () => {
    const typed = field.current?.value ?? '';
    const parsed = parseEmail(typed);
    return parsed ? onEmail(parsed) : task.refuse(typed.trim() === '' ? 'emptyEmail' : invalid);
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
          defaultValue={draft.email}
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
