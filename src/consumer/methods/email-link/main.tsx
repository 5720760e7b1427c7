import type { StateOf } from '../../flow/screens.ts';
import type { MainPart, ScreenProps } from '../../method.ts';
import { EmailIdentifier, withPasskeys } from '../../shared/email-identifier.tsx';
import { sendLink } from '../../shared/send.ts';

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
