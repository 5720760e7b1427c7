import { BackButton } from '../../../../kit/ui/back-button.tsx';
import { Sentence } from '../../../../kit/ui/sentence.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { Heading } from '../../../../kit/ui/text.tsx';
import type { ScreenView } from '../../../screen.ts';
import { ResendEmail } from '../../email/resend-email.tsx';
import { sendReset } from '../send-reset.ts';

type MailSentScreen = 'PasswordSetNewConfirmation' | 'PasswordResetVerifyConfirmation';

/** An email is on its way that leads to a new password. */
export const MailSent: ScreenView<MailSentScreen> = ({ state, send, strings, locale }) => {
  const { screen, email } = state;
  const texts = strings.businessPassword;
  const isVerification = screen === 'PasswordResetVerifyConfirmation';
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      <Heading>{strings.emailConfirmation.heading}</Heading>
      <Sentence text={isVerification ? texts.verify : texts.setNew} slots={{ email }} />
      <ResendEmail state={state} action={sendReset} strings={strings} locale={locale} />
    </Stack>
  );
};
