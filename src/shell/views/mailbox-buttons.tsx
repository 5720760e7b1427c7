import type { Strings } from '../../kit/i18n/catalogue.ts';
import { Disclosure } from '../../kit/ui/disclosure.tsx';
import { ExternalButton } from '../../kit/ui/external-button.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { MailboxLogo } from './mailbox-logos.tsx';
import { type Mailbox, mailboxesFor } from './mailboxes.ts';

interface MailboxButtonsProps {
  readonly email: string;
  /** The sender's email domain, if it is known. */
  readonly sender: string | undefined;
  readonly strings: Strings;
}

/** Leads to the visitor's mailbox: the one that fits the address first, and the others where a visitor may look for them. */
export function MailboxButtons({ email, sender, strings }: MailboxButtonsProps) {
  const { openGmail, openYahoo, openOutlook, otherMailboxes } = strings.emailConfirmation;
  const labels = { gmail: openGmail, yahoo: openYahoo, outlook: openOutlook };
  const { own, others } = mailboxesFor(email, sender);
  const button = ({ id, href }: Mailbox) => (
    <ExternalButton
      key={id}
      variant={id === own?.id ? 'primary' : 'secondary'}
      href={href}
      icon={<MailboxLogo id={id} />}
    >
      {labels[id]}
    </ExternalButton>
  );
  const list = <Stack gap={8}>{others.map(button)}</Stack>;
  return own ? (
    <Stack gap={12}>
      {button(own)}
      <Disclosure label={otherMailboxes}>{list}</Disclosure>
    </Stack>
  ) : (
    list
  );
}
