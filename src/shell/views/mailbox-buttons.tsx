import type { ReactNode } from 'react';
import { Drawing } from '../../kit/icons/icon.tsx';
import { ExternalButton } from '../../kit/ui/external-button.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { useStrings } from '../runner/use-strings.ts';
import { type Mailbox, type MailboxId, mailboxesFor } from './mailboxes.ts';

/** Our own simple drawings of the mailboxes' signs. */
const PARTS: Readonly<Record<MailboxId, ReactNode>> = {
  gmail: (
    <>
      <path d="M2 8v10.5A1.5 1.5 0 0 0 3.5 20H6.6v-8.5z" fill="#4285f4" />
      <path d="M22 8v10.5a1.5 1.5 0 0 1-1.5 1.5h-3.1v-8.5z" fill="#34a853" />
      <path d="M6.6 11.5V5.7L12 9.8l5.4-4.1v5.8L12 15.6z" fill="#ea4335" />
      <path d="M2 8V6.4C2 4.5 4.2 3.9 5.4 4.8l1.2.9v5.8z" fill="#c5221f" />
      <path d="M22 8V6.4c0-1.9-2.2-2.5-3.4-1.6l-1.2.9v5.8z" fill="#fbbc04" />
    </>
  ),
  // The purple is a shade lighter than Yahoo's, so that it stands out on dark.
  yahoo: (
    <>
      <path d="m2.5 7.5 5 8.5m6-8.5L6.5 21.5M20.5 3l-3.2 10" fill="none" stroke="#964aff" strokeWidth="3.4" />
      <circle cx="16" cy="17" r="2.1" fill="#964aff" />
    </>
  ),
  outlook: (
    <>
      <rect x="7" y="4.5" width="15" height="15" rx="1.5" fill="#28a8ea" />
      <path d="m7.5 6 7 5.5 7-5.5" fill="none" stroke="#fff" strokeWidth="1.4" />
      <rect x="2" y="7.5" width="11" height="11" rx="1.5" fill="#0f6cbd" />
      <ellipse cx="7.5" cy="13" rx="2.4" ry="2.8" fill="none" stroke="#fff" strokeWidth="1.6" />
    </>
  ),
};

interface MailboxLogoProps {
  readonly id: MailboxId;
  /** On a tile, for a button of any color. */
  readonly isOnTile: boolean;
}

function MailboxLogo({ id, isOnTile }: MailboxLogoProps) {
  return (
    <Drawing size={24} box={isOnTile ? '-4 -4 32 32' : '0 0 24 24'}>
      {isOnTile && <rect x="-4" y="-4" width="32" height="32" rx="7" fill="#fff" />}
      {PARTS[id]}
    </Drawing>
  );
}

interface MailboxButtonsProps {
  readonly email: string;
  /** The sender's email domain, if it is known. */
  readonly sender: string | undefined;
}

/** Leads to the visitor's mailbox: the one that fits the address first. */
export function MailboxButtons({ email, sender }: MailboxButtonsProps) {
  const { openGmail, openYahoo, openOutlook } = useStrings().emailConfirmation;
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
  return (
    <Stack gap={8}>
      {own && button('primary', own)}
      {others.map((mailbox) => button('secondary', mailbox))}
    </Stack>
  );
}
