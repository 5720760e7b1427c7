import { LinkButton } from '../../../../kit/ui/button.tsx';
import { Sentence } from '../../../../kit/ui/sentence.tsx';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { MailboxButtons } from '../../../../shell/views/mailbox-buttons.tsx';
import { searchDomain } from '../../../../shell/views/mailboxes.ts';
import type { ScreenView } from '../../../method.ts';
import { CreatePasswordInstead } from '../../../views/create-password-instead.tsx';

export const EmailConfirmation: ScreenView<'EmailConfirmation'> = ({
  state,
  send,
  config,
  bootstrap,
  strings,
}) => {
  const { email } = state;
  const sender = searchDomain(config.emailMagicLinks.domainHint, bootstrap?.emailDomains ?? []);
  const texts = strings.emailConfirmation;
  const goBack = () => send({ type: 'wentBack' });
  const startOver = () => {
    send({ type: 'drafted', draft: { email: '' } });
    goBack();
  };
  return (
    <LaterScreen
      heading={texts.heading}
      text={<Sentence text={texts.sent} slots={{ email }} />}
      account={email}
      onBack={goBack}
      strings={strings}
    >
      <MailboxButtons email={email} sender={sender} strings={strings} />
      <LinkButton onClick={startOver}>{texts.tryAgain}</LinkButton>
      {state.mayCreatePassword && <CreatePasswordInstead email={email} strings={strings} />}
    </LaterScreen>
  );
};
