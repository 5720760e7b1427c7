import { MailboxButtons } from '../../../methods/shared/mailbox-buttons.tsx';
import { searchDomain } from '../../../methods/shared/mailboxes.ts';
import { BackButton } from '../../../ui/back-button.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading } from '../../../ui/text.tsx';
import type { ScreenView } from '../../screen.ts';
import { sendLink } from '../actions.ts';
import { ResendEmail } from '../resend-email.tsx';

export const EmailConfirmation: ScreenView<'EmailConfirmation'> = (props) => {
  const { state, send, config, bootstrap, strings, locale } = props;
  const { email } = state;
  const texts = strings.emailConfirmation;
  const sender = searchDomain(config.emailMagicLinks.domainHint, bootstrap?.emailDomains ?? []);
  const goBack = () => send({ type: 'wentBack' });
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={goBack} />
      <Heading>{texts.heading}</Heading>
      <Sentence text={texts.sent} slots={{ email }}>
        <LinkButton onClick={goBack}>{strings.password.changeEmail}</LinkButton>
      </Sentence>
      <MailboxButtons email={email} sender={sender} strings={strings} />
      <ResendEmail state={state} action={sendLink} strings={strings} locale={locale} />
    </Stack>
  );
};
