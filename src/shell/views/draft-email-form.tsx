import { useContext, useRef } from 'react';
import type { Reason } from '../../kit/i18n/reason.ts';
import { parseEmail } from '../../kit/lib/email.ts';
import { FORM_GAP } from '../../kit/theme/to-css.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { useStrings } from '../runner/use-strings.ts';
import type { Task, TaskResult } from '../runner/use-task.ts';
import { AgreementContext } from './agreement.ts';
import { EmailField } from './email-field.tsx';
import { useLastUsed } from './last-used.tsx';

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

  const change = (email: string) => {
    task.clear();
    send({ type: 'drafted', draft: { email } });
  };
  const read = () => {
    const typed = field.current?.value ?? '';
    const parsed = parseEmail(typed);
    return parsed ? onEmail(parsed) : task.refuse(typed.trim() === '' ? 'emptyEmail' : invalid);
  };
  return (
    <Form onSubmit={read}>
      <Stack gap={FORM_GAP}>
        <EmailField
          field={field}
          texts={strings.email}
          autoComplete={autoComplete}
          placeholder={strings.email.placeholder}
          defaultValue={draft.email}
          onChange={change}
          error={task.failure}
        />
        {useContext(AgreementContext).line}
        <Button type="submit" mark={useLastUsed('email')} busy={task.pending}>
          {submit ?? strings.common.continue}
        </Button>
      </Stack>
    </Form>
  );
}
