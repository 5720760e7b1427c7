import type { StateOf } from '../../flow/screens.ts';
import type { MainPart, ScreenProps } from '../../method.ts';
import { EmailIdentifier } from '../../shared/email-identifier.tsx';
import { withPasskeys } from '../../shared/with-passkeys.ts';
import { lookUp } from './look-up.ts';

function PasswordEmailForm(props: ScreenProps<StateOf<'Main'>>) {
  return (
    <EmailIdentifier
      {...props}
      autoComplete={withPasskeys('username', props.config)}
      action={lookUp}
      input={(email) => ({ email })}
      invalid="invalidEmail"
    />
  );
}

export const views: MainPart<'email'>['views'] = { email: PasswordEmailForm };
