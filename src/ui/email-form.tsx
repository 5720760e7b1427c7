import { type FormEvent, useRef } from 'react';
import { FORM_GAP } from '../theme/sizes.ts';
import { Button } from './button.tsx';
import { Stack } from './stack.tsx';
import { TextField } from './text-field.tsx';

export interface EmailFormProps {
  readonly email: string;
  readonly onChange: (email: string) => void;
  /** Called with the text in the field, which may differ from `email`: autofill does not always fire an event. */
  readonly onSubmit: (email: string) => void;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly labels: { readonly email: string; readonly placeholder: string; readonly submit: string };
}

/** A real `<form>`, so that Enter submits it and password managers recognize it. */
export function EmailForm({ email, onChange, onSubmit, error, busy, labels }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(field.current?.value ?? email);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={FORM_GAP}>
        <TextField
          ref={field}
          label={labels.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={labels.placeholder}
          dir="ltr"
          value={email}
          onChange={onChange}
          {...(error !== undefined && { error })}
        />
        <Button type="submit" busy={busy}>
          {labels.submit}
        </Button>
      </Stack>
    </form>
  );
}
