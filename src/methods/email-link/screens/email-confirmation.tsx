import { BackButton } from '../../../ui/back-button.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading } from '../../../ui/text.tsx';
import type { ScreenView } from '../../method.ts';
import { CreatePasswordInstead } from '../../shared/create-password-instead.tsx';
import { MailboxButtons } from '../../shared/mailbox-buttons.tsx';
import { searchDomain } from '../../shared/mailboxes.ts';

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
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={goBack} />
      <Heading>{texts.heading}</Heading>
      <Sentence text={texts.sent} slots={{ email }}>
        <LinkButton onClick={goBack}>{strings.password.changeEmail}</LinkButton>
      </Sentence>
      <MailboxButtons email={email} sender={sender} strings={strings} />
      <LinkButton onClick={startOver}>{texts.tryAgain}</LinkButton>
      {state.mayCreatePassword && <CreatePasswordInstead email={email} strings={strings} />}
    </Stack>
  );
};
