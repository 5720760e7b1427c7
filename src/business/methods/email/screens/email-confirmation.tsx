import { EmailSent } from '../../../../shell/views/email-sent.tsx';
import { ResendEmail } from '../../../../shell/views/resend-email.tsx';
import type { ScreenView } from '../../../method.ts';
import { sendLink } from '../actions.ts';

export const EmailConfirmation: ScreenView<'EmailConfirmation'> = (props) => {
  const { state, send, strings, locale } = props;
  return (
    <EmailSent {...props} onBack={() => send({ type: 'wentBack' })}>
      <ResendEmail action={sendLink} input={state} sentAt={state.sentAt} strings={strings} locale={locale} />
    </EmailSent>
  );
};
