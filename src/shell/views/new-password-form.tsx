import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { IdentityField } from '../../kit/ui/identity.tsx';
import { PasswordField } from '../../kit/ui/password-field.tsx';
import { useScopedId } from '../../kit/ui/scoped-id.ts';
import { Stack } from '../../kit/ui/stack.tsx';
import type { Bootstrap } from '../../provider/port.ts';
import { type Task, useStrings } from '../runner/hooks.ts';
import { offerToSave } from './offer-to-save.ts';
import { StrengthFeedback } from './strength-feedback.tsx';
import { useStrength } from './use-strength.ts';

interface NewPasswordFormProps {
  /** Undefined on the reset form, which only has a token. */
  readonly account: { readonly email: string; readonly onChange: () => void } | undefined;
  readonly label: string;
  /** `offerToSave` tells the browser whose password it is; needed if `account` is undefined. */
  readonly onSubmit: (password: string, offerToSave: (email: string) => void) => void;
  readonly task: Pick<Task<never>, 'pending' | 'failure' | 'clear'>;
  readonly bootstrap: Bootstrap | undefined;
}

/** Asks for a new password and checks its strength during typing. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { account, label, onSubmit, task, bootstrap } = props;
  const strings = useStrings();
  const [password, setPassword] = useState('');
  const strength = useStrength(password, account?.email);
  const field = useRef<HTMLInputElement>(null);
  const feedbackId = useScopedId('feedback');

  const change = (typed: string) => {
    task.clear();
    setPassword(typed);
  };
  const submit = (form: HTMLFormElement) => {
    // Autofill may have changed the field without an event: then the checked password is not the visible one.
    const typed = field.current?.value ?? password;
    if (typed !== password) change(typed);
    else if (strength.valid) onSubmit(password, (email) => void offerToSave(form, email, password));
  };
  const submitQuietly = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (field.current?.form) submit(field.current.form);
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap={16}>
        {account && (
          <IdentityField
            account={account.email}
            label={strings.email.label}
            change={{ label: strings.password.changeEmail, onClick: account.onChange }}
          />
        )}
        <PasswordField
          ref={field}
          value={password}
          onChange={change}
          autoComplete="new-password"
          labels={{ label, show: strings.password.show, hide: strings.password.hide }}
          error={task.failure}
          describedBy={`${feedbackId} ${feedbackId}-error`}
        />
        <StrengthFeedback id={feedbackId} strength={strength} bootstrap={bootstrap} />
        <Button
          type="submit"
          busy={task.pending}
          disabled={!strength.valid && !task.pending}
          // Firefox saves what is submitted, and as long as the form has no address it would save it without one.
          onClick={account ? undefined : submitQuietly}
        >
          {strings.common.continue}
        </Button>
      </Stack>
    </Form>
  );
}
