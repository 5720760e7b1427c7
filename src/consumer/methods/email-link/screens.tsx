import { LinkButton } from '../../../kit/ui/button.tsx';
import { useGoBack } from '../../../shell/runner/use-runner.ts';
import { EmailSent, ResendEmail } from '../../../shell/views/email-sent.tsx';
import type { ScreenView } from '../../method.ts';
import { CreatePasswordInstead } from '../../shared/create-password-instead.tsx';
import { sendLink } from '../../shared/send.ts';

const EmailConfirmation: ScreenView<'EmailConfirmation'> = (props) => {
  const { state, send, strings } = props;
  const goBack = useGoBack();
  const startOver = () => {
    send({ type: 'drafted', draft: { email: '' } });
    goBack();
  };
  return (
    <EmailSent {...props}>
      <ResendEmail action={sendLink} input={state}>
        <LinkButton onClick={startOver}>{strings.emailConfirmation.tryAgain}</LinkButton>
      </ResendEmail>
      {state.mayCreatePassword && <CreatePasswordInstead email={state.email} />}
    </EmailSent>
  );
};

export const screens = {
  EmailConfirmation: { View: EmailConfirmation },
};
