import { inboxLinks, searchDomain } from '../../../methods/shared/inbox-links.ts';
import { ResendButton } from '../../../methods/shared/resend-button.tsx';
import { BackButton } from '../../../ui/back-button.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
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
  const links = inboxLinks(searchDomain(config.emailMagicLinks.domainHint, bootstrap?.emailDomains ?? []));
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      <Heading>{texts.heading}</Heading>
      <Sentence text={texts.sent} slots={{ email }} />
      <Stack gap={12}>
        <ExternalLink href={links.gmail}>{texts.openGmail}</ExternalLink>
        <ExternalLink href={links.yahoo}>{texts.openYahoo}</ExternalLink>
        <ExternalLink href={links.outlook}>{texts.openOutlook}</ExternalLink>
      </Stack>
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
