import { Sentence } from '../../../../kit/ui/sentence.tsx';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { ResendEmail } from '../../../../shell/views/resend-email.tsx';
import type { ScreenView } from '../../../method.ts';
import { sendReset } from '../send-reset.ts';

type MailSentScreen = 'PasswordSetNewConfirmation' | 'PasswordResetVerifyConfirmation';

/** An email is on its way that leads to a new password. */
export const MailSent: ScreenView<MailSentScreen> = ({ state, send, strings, locale }) => {
  const { screen, email } = state;
  const texts = strings.businessPassword;
  const isVerification = screen === 'PasswordResetVerifyConfirmation';
  return (
    <LaterScreen
      heading={strings.emailConfirmation.heading}
      text={<Sentence text={isVerification ? texts.verify : texts.setNew} slots={{ email }} />}
      account={email}
      onBack={() => send({ type: 'wentBack' })}
      strings={strings}
    >
      <ResendEmail action={sendReset} input={state} sentAt={state.sentAt} strings={strings} locale={locale} />
    </LaterScreen>
  );
};
