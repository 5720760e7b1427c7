import { Sentence } from '../../../../kit/ui/sentence.tsx';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { MailboxButtons } from '../../../../shell/views/mailbox-buttons.tsx';
import { searchDomain } from '../../../../shell/views/mailboxes.ts';
import type { ScreenView } from '../../../screen.ts';
import { sendLink } from '../actions.ts';
import { ResendEmail } from '../resend-email.tsx';

export const EmailConfirmation: ScreenView<'EmailConfirmation'> = (props) => {
  const { state, send, config, bootstrap, strings, locale } = props;
  const { email } = state;
  const texts = strings.emailConfirmation;
  const sender = searchDomain(config.emailMagicLinks.domainHint, bootstrap?.emailDomains ?? []);
  const goBack = () => send({ type: 'wentBack' });
  return (
    <LaterScreen
      heading={texts.heading}
      text={<Sentence text={texts.sent} slots={{ email }} />}
      account={email}
      onBack={goBack}
      strings={strings}
    >
      <MailboxButtons email={email} sender={sender} strings={strings} />
      <ResendEmail state={state} action={sendLink} strings={strings} locale={locale} />
    </LaterScreen>
  );
};
