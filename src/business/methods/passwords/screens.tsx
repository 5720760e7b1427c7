import { Text } from '../../../kit/ui/text.tsx';
import type { Action, ScreensOf, ScreenView } from '../../method.ts';
import type { Recipient } from '../email/actions.ts';
import { explainReset } from './actions.ts';
import { AskForEmail } from './screens/ask-for-email.tsx';
import { MailSent } from './screens/mail-sent.tsx';
import { PasswordAuthenticate } from './screens/password-authenticate.tsx';
import { PasswordResetForm } from './screens/password-reset-form.tsx';
import { sendReset } from './send-reset.ts';

/** Goes on to the password. */
const askPassword: Action<Recipient> = async (_context, { email }) => ({
  event: { type: 'passwordAsked', email },
});

const PasswordEmail: ScreenView<'PasswordEmail'> = (props) => (
  <AskForEmail {...props} heading={props.strings.businessPassword.emailHeading} action={askPassword} />
);

const PasswordForgotForm: ScreenView<'PasswordForgotForm'> = (props) => {
  const { state, strings } = props;
  const organization = state.visit.to === 'organization' ? state.visit.organization.name : '';
  const texts = strings.businessPassword;
  return (
    <AskForEmail
      {...props}
      heading={texts.forgotHeading}
      action={sendReset}
      explain={explainReset(organization)}
    >
      <Text>{texts.forgotText}</Text>
    </AskForEmail>
  );
};

export const screens: ScreensOf<
  | 'PasswordEmail'
  | 'PasswordAuthenticate'
  | 'PasswordForgotForm'
  | 'PasswordSetNewConfirmation'
  | 'PasswordResetVerifyConfirmation'
  | 'PasswordResetForm'
> = {
  PasswordEmail: { View: PasswordEmail },
  PasswordAuthenticate: { View: PasswordAuthenticate },
  PasswordForgotForm: { View: PasswordForgotForm },
  PasswordSetNewConfirmation: { View: MailSent },
  PasswordResetVerifyConfirmation: { View: MailSent },
  PasswordResetForm: { View: PasswordResetForm },
};
