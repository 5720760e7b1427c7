import type { Strings } from '../../i18n/en.ts';
import { TextField } from '../../ui/text-field.tsx';

/** The address that the password belongs to. Read-only instead of disabled, so that password managers see it. */
export function EmailDisplay({ email, strings }: { readonly email: string; readonly strings: Strings }) {
  return (
    <TextField
      label={strings.email.label}
      name="email"
      type="email"
      autoComplete="username"
      readOnly
      value={email}
      onChange={() => undefined}
    />
  );
}
