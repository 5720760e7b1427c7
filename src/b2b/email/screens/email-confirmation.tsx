import { MailboxButtons } from '../../../methods/shared/mailbox-buttons.tsx';
import { searchDomain } from '../../../methods/shared/mailboxes.ts';
import { ResendButton } from '../../../methods/shared/resend-button.tsx';
import { BackButton } from '../../../ui/back-button.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading } from '../../../ui/text.tsx';
import { type ScreenView, useTask } from '../../screen.ts';
import { sendLink } from '../actions.ts';

export const EmailConfirmation: ScreenView<'EmailConfirmation'> = (props) => {
  const { state, send, config, bootstrap, strings, locale } = props;
  const { email, visit, sentAt } = state;
  const texts = strings.emailConfirmation;
  const resend = useTask(sendLink, {
    toastProgress: { running: strings.common.sending, done: strings.password.resent },
  });
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
