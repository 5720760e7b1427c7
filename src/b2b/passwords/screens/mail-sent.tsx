import { ResendButton } from '../../../methods/shared/resend-button.tsx';
import { BackButton } from '../../../ui/back-button.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading } from '../../../ui/text.tsx';
import { type ScreenView, useTask } from '../../screen.ts';
import { sendReset } from '../send-reset.ts';

type MailSentScreen = 'PasswordSetNewConfirmation' | 'PasswordResetVerifyConfirmation';

/** An email is on its way that leads to a new password. */
export const MailSent: ScreenView<MailSentScreen> = ({ state, send, strings, locale }) => {
  const { screen, email, visit, sentAt } = state;
  const texts = strings.businessPassword;
  const isVerification = screen === 'PasswordResetVerifyConfirmation';
  const resend = useTask(sendReset, {
    toastProgress: { running: strings.common.sending, done: strings.password.resent },
  });
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      <Heading>{strings.emailConfirmation.heading}</Heading>
      <Sentence text={isVerification ? texts.verify : texts.setNew} slots={{ email }} />
      <Stack gap={4}>
        <ErrorText>{resend.failure}</ErrorText>
        <ResendButton
          sentAt={sentAt}
          busy={resend.pending}
          strings={strings}
          locale={locale}
          onClick={() => void resend.run({ email, visit })}
        >
          {strings.password.resend}
        </ResendButton>
      </Stack>
    </Stack>
  );
};
