import type { MainPart, ScreenProps } from '../../../shell/method.ts';
import { EmailIdentifier } from '../../../shell/views/email-identifier.tsx';
import { sendLink } from '../../../shell/views/send-link.ts';
import { withPasskeys } from '../../../shell/views/with-passkeys.ts';
import type { StateOf } from '../../flow/screens.ts';

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
