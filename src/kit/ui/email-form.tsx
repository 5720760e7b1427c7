import { useRef } from 'react';
import { visible } from '../lib/visible.ts';
import { FORM_GAP } from '../theme/sizes.ts';
import { Button } from './button.tsx';
import { Form } from './form.tsx';
import { Stack } from './stack.tsx';
import { TextField } from './text-field.tsx';

type Kind = 'email' | 'username';

export interface EmailFormProps {
  readonly email: string;
  /** Browsers fill the name of a saved account into a `username` field only. Default: `email`. */
  readonly autoComplete?: Kind | `${Kind} webauthn` | undefined;
  readonly onChange: (email: string) => void;
  /** Called with the text in the field, which may differ from `email`: autofill does not always fire an event. */
  readonly onSubmit: (email: string) => void;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly labels: { readonly email: string; readonly placeholder: string; readonly submit: string };
}

export function EmailForm(props: EmailFormProps) {
  const { email, autoComplete = 'email', onChange, onSubmit, error, busy, labels } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Form onSubmit={() => onSubmit(field.current?.value ?? email)}>
      <Stack gap={FORM_GAP}>
        <TextField
          ref={field}
          label={labels.email}
          name="email"
          type="email"
          autoComplete={autoComplete}
          inputMode="email"
          placeholder={labels.placeholder}
          dir="ltr"
          value={email}
          onChange={(text) => onChange(visible(text))}
          {...(error !== undefined && { error })}
        />
        <Button type="submit" busy={busy}>
          {labels.submit}
        </Button>
      </Stack>
    </Form>
  );
}
