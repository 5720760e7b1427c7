import { BackButton } from '../../../ui/back-button.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ExternalButton } from '../../../ui/external-button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading } from '../../../ui/text.tsx';
import type { ScreenView } from '../../method.ts';
import { CreatePasswordInstead } from '../../shared/create-password-instead.tsx';
import { MailboxLogo } from '../mailbox-logos.tsx';
import { mailboxesFor, searchDomain } from '../mailboxes.ts';

export const EmailConfirmation: ScreenView<'EmailConfirmation'> = ({
  state,
  send,
  config,
  bootstrap,
  strings,
}) => {
  const { email } = state;
  const sender = searchDomain(config.emailMagicLinks.domainHint, bootstrap?.emailDomains ?? []);
  const { openGmail, openYahoo, openOutlook, ...texts } = strings.emailConfirmation;
  const labels = { gmail: openGmail, yahoo: openYahoo, outlook: openOutlook };
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
      <Stack gap={8}>
        {mailboxesFor(email, sender).map(({ id, href }) => (
          <ExternalButton key={id} href={href} icon={<MailboxLogo id={id} />}>
            {labels[id]}
          </ExternalButton>
        ))}
      </Stack>
      <LinkButton onClick={startOver}>{texts.tryAgain}</LinkButton>
      {state.mayCreatePassword && <CreatePasswordInstead email={email} strings={strings} />}
    </Stack>
  );
};
