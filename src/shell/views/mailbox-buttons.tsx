import { Disclosure } from '../../kit/ui/disclosure.tsx';
import { ExternalButton } from '../../kit/ui/external-button.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { useStrings } from '../runner/hooks.ts';
import { MailboxLogo } from './mailbox-logos.tsx';
import { type Mailbox, mailboxesFor } from './mailboxes.ts';

interface MailboxButtonsProps {
  readonly email: string;
  /** The sender's email domain, if it is known. */
  readonly sender: string | undefined;
}

/** Leads to the visitor's mailbox: the one that fits the address first, and the others where a visitor may look for them. */
export function MailboxButtons({ email, sender }: MailboxButtonsProps) {
  const { openGmail, openYahoo, openOutlook, otherMailboxes } = useStrings().emailConfirmation;
  const labels = { gmail: openGmail, yahoo: openYahoo, outlook: openOutlook };
  const { own, others } = mailboxesFor(email, sender);
  const button = (variant: 'primary' | 'secondary', { id, href }: Mailbox) => (
    <ExternalButton
      key={id}
      variant={variant}
      href={href}
      icon={<MailboxLogo id={id} isOnTile={variant === 'primary'} />}
    >
      {labels[id]}
    </ExternalButton>
  );
  const list = <Stack gap={8}>{others.map((mailbox) => button('secondary', mailbox))}</Stack>;
  return own ? (
    <Stack gap={12}>
      {button('primary', own)}
      <Disclosure label={otherMailboxes}>{list}</Disclosure>
    </Stack>
  ) : (
    list
  );
}
