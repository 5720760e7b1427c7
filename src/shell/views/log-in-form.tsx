import { useRef } from 'react';
import { Button, LinkButton } from '../../kit/ui/button.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { IdentityField } from '../../kit/ui/identity.tsx';
import { PasswordField } from '../../kit/ui/password-field.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import type { ProviderError } from '../../provider/errors.ts';
import { useStrings } from '../runner/use-strings.ts';
import type { Task, TaskResult } from '../runner/use-task.ts';

interface LogInFormProps {
  readonly email: string;
  readonly onChangeEmail: () => void;
  readonly task: Pick<Task<never>, 'pending' | 'failure' | 'refuse' | 'clear'>;
  readonly onSubmit: (password: string) => Promise<TaskResult>;
  /** The link for those who cannot use their password. */
  readonly forgot: {
    readonly label: string;
    readonly busy: boolean;
    readonly failure?: string | undefined;
    readonly clear?: () => void;
    readonly onClick: () => void;
  };
}

/** Asks for the password of an address. */
export function LogInForm({ email, onChangeEmail, task, onSubmit, forgot }: LogInFormProps) {
  const strings = useStrings();
  const field = useRef<HTMLInputElement>(null);
  const submit = () => {
    const typed = field.current?.value ?? '';
    return typed === '' ? task.refuse('emptyPassword') : onSubmit(typed);
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap={16}>
        <IdentityField
          email={email}
          label={strings.email.label}
          change={{ label: strings.password.changeEmail, onClick: onChangeEmail }}
        />
        <PasswordField
          ref={field}
          onChange={() => {
            task.clear();
            forgot.clear?.();
          }}
          autoComplete="current-password"
          labels={strings.password}
          error={task.failure ?? forgot.failure}
        />
        <LinkButton busy={forgot.busy} onClick={forgot.onClick}>
          {forgot.label}
        </LinkButton>
        <Button type="submit" busy={task.pending}>
          {strings.common.continue}
        </Button>
      </Stack>
    </Form>
  );
}

/** Stytch's sentence about a wrong password is English. Projects may give it for an address without an account, too. */
export function explainLogIn({ status, type }: ProviderError): 'wrongPassword' | undefined {
  return status === 401 || type === 'member_not_found' ? 'wrongPassword' : undefined;
}
