import { LinkButton } from '../../../kit/ui/button.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { EmailSent } from '../../../shell/views/email-sent.tsx';
import { ResendEmail } from '../../../shell/views/resend-email.tsx';
import type { ScreenView } from '../../method.ts';
import { CreatePasswordInstead } from '../../shared/create-password-instead.tsx';
import { sendLink } from '../../shared/send-link.ts';

const EmailConfirmation: ScreenView<'EmailConfirmation'> = (props) => {
  const { state, send, strings, locale } = props;
  const goBack = () => send({ type: 'wentBack' });
  const startOver = () => {
    send({ type: 'drafted', draft: { email: '' } });
    goBack();
  };
  return (
    <EmailSent {...props} onBack={goBack}>
      <Stack gap={4}>
        <ResendEmail
          action={sendLink}
          input={state}
          sentAt={state.sentAt}
          strings={strings}
          locale={locale}
        />
        <LinkButton onClick={startOver}>{strings.emailConfirmation.tryAgain}</LinkButton>
      </Stack>
      {state.mayCreatePassword && <CreatePasswordInstead email={state.email} strings={strings} />}
    </EmailSent>
  );
};

export const screens = {
  EmailConfirmation: { View: EmailConfirmation },
};
