import type { StateOf } from '../../flow/screens.ts';
import type { MainPart, ScreenProps } from '../../method.ts';
import { EmailIdentifier } from '../../shared/email-identifier.tsx';
import { sendLink } from '../../shared/send-link.ts';
import { withPasskeys } from '../../shared/with-passkeys.ts';

function EmailLinkForm(props: ScreenProps<StateOf<'Main'>>) {
  return (
    <EmailIdentifier
      {...props}
      autoComplete={withPasskeys('email', props.config)}
      action={sendLink}
      input={(email) => ({ email })}
      invalid="invalidEmail"
    />
  );
}

export const views: MainPart<'email'>['views'] = { email: EmailLinkForm };
