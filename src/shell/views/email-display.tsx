import type { Strings } from '../../kit/i18n/catalogue.ts';
import { LinkButton } from '../../kit/ui/button.tsx';
import { StaticField } from '../../kit/ui/static-field.tsx';

interface EmailDisplayProps {
  readonly email: string;
  readonly strings: Strings;
  readonly onChange: () => void;
}

/** The address that the password belongs to. */
export function EmailDisplay({ email, strings, onChange }: EmailDisplayProps) {
  return (
    <StaticField label={strings.email.label} name="email" type="email" autoComplete="username" value={email}>
      <LinkButton onClick={onChange}>{strings.password.changeEmail}</LinkButton>
    </StaticField>
  );
}
