import { useRef, useState } from 'react';
import type { Strings } from '../../i18n/en.ts';
import type { Bootstrap } from '../../provider/port.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useScopedId } from '../../ui/scoped-id.ts';
import { Stack } from '../../ui/stack.tsx';
import { EmailDisplay } from './email-display.tsx';
import { StrengthFeedback } from './strength-feedback.tsx';
import { useStrength } from './use-strength.ts';

interface NewPasswordFormProps {
  /** Undefined on the reset form, which only has a token. */
  readonly email: string | undefined;
  readonly label: string;
  readonly onSubmit: (password: string) => void;
  /** The password has changed, so an earlier error no longer applies. */
  readonly onChange: () => void;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly bootstrap: Bootstrap | undefined;
  readonly strings: Strings;
  /** BCP 47. */
  readonly locale: string;
}

/** Asks for a new password and checks its strength during typing. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, label, onSubmit, onChange, error, busy, bootstrap, strings, locale } = props;
  const [password, setPassword] = useState('');
  const strength = useStrength(password, email);
  const field = useRef<HTMLInputElement>(null);
  const feedbackId = useScopedId('feedback');

  const change = (typed: string) => {
    onChange();
    setPassword(typed);
  };
  const submit = () => {
    // Autofill may have changed the field without an event: then the checked password is not the visible one.
    const typed = field.current?.value ?? password;
    if (typed !== password) change(typed);
    else if (strength.valid) onSubmit(password);
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap={16}>
        {email !== undefined && <EmailDisplay email={email} strings={strings} />}
        <PasswordField
          ref={field}
          value={password}
          onChange={change}
          autoComplete="new-password"
          labels={{ label, show: strings.password.show, hide: strings.password.hide }}
          error={error}
          describedBy={feedbackId}
        />
        <StrengthFeedback
          id={feedbackId}
          strength={strength}
          bootstrap={bootstrap}
          strings={strings}
          locale={locale}
        />
        <Button type="submit" busy={busy} disabled={!strength.valid && !busy}>
          {strings.common.continue}
        </Button>
      </Stack>
    </Form>
  );
}
