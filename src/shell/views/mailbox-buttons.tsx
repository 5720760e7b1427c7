import type { Strings } from '../../kit/i18n/catalogue.ts';
import { ExternalButton } from '../../kit/ui/external-button.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { MailboxLogo } from './mailbox-logos.tsx';
import { mailboxesFor } from './mailboxes.ts';

interface MailboxButtonsProps {
  readonly email: string;
  /** The sender's email domain, if it is known. */
  readonly sender: string | undefined;
  readonly strings: Strings;
}

/** Leads to the visitor's mailbox. */
export function MailboxButtons({ email, sender, strings }: MailboxButtonsProps) {
  const { openGmail, openYahoo, openOutlook } = strings.emailConfirmation;
  const labels = { gmail: openGmail, yahoo: openYahoo, outlook: openOutlook };
  return (
    <Stack gap={8}>
      {mailboxesFor(email, sender).map(({ id, href }) => (
        <ExternalButton key={id} href={href} icon={<MailboxLogo id={id} />}>
          {labels[id]}
        </ExternalButton>
      ))}
    </Stack>
  );
}
