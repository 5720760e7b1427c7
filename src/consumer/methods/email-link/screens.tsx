import { LinkButton } from '../../../kit/ui/button.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
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
      <Stack gap={4}>
        <ResendEmail action={sendLink} input={state} sentAt={state.sentAt} />
        <LinkButton onClick={startOver}>{strings.emailConfirmation.tryAgain}</LinkButton>
      </Stack>
      {state.mayCreatePassword && <CreatePasswordInstead email={state.email} />}
    </EmailSent>
  );
};

export const screens = {
  EmailConfirmation: { View: EmailConfirmation },
};
