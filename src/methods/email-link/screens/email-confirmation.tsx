import { BackButton } from '../../../ui/back-button.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading } from '../../../ui/text.tsx';
import type { ScreenView } from '../../method.ts';
import { CreatePasswordInstead } from '../../shared/create-password-instead.tsx';
import { inboxLinks, searchDomain } from '../../shared/inbox-links.ts';

export const EmailConfirmation: ScreenView<'EmailConfirmation'> = ({
  state,
  send,
  config,
  bootstrap,
  strings,
}) => {
  const domain = searchDomain(config.emailMagicLinks.domainHint, bootstrap?.emailDomains ?? []);
  const links = inboxLinks(domain);
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
      <Sentence text={texts.sent} slots={{ email: state.email }} />
      <Stack gap={12}>
        <ExternalLink href={links.gmail}>{texts.openGmail}</ExternalLink>
        <ExternalLink href={links.yahoo}>{texts.openYahoo}</ExternalLink>
        <ExternalLink href={links.outlook}>{texts.openOutlook}</ExternalLink>
      </Stack>
      <LinkButton onClick={startOver}>{texts.tryAgain}</LinkButton>
      {state.mayCreatePassword && <CreatePasswordInstead email={state.email} strings={strings} />}
    </Stack>
  );
};
