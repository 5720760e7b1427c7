import type { ReactNode } from 'react';
import { Sentence } from '../../kit/ui/sentence.tsx';
import type { Bootstrap } from '../../provider/port.ts';
import { useStrings } from '../runner/hooks.ts';
import { LaterScreen } from './later-screen.tsx';
import { MailboxButtons } from './mailbox-buttons.tsx';
import { searchDomain } from './mailboxes.ts';

interface EmailSentProps {
  readonly state: { readonly email: string };
  readonly config: { readonly emailMagicLinks: { readonly domainHint?: string | undefined } };
  readonly bootstrap: Bootstrap | undefined;
  /** What to do if the email does not arrive. */
  readonly children: ReactNode;
}

/** A link is on its way: to whom, and the way to the mailbox. */
export function EmailSent({ state, config, bootstrap, children }: EmailSentProps) {
  const { email } = state;
  const sender = searchDomain(config.emailMagicLinks.domainHint, bootstrap?.emailDomains ?? []);
  const texts = useStrings().emailConfirmation;
  return (
    <LaterScreen
      heading={texts.heading}
      text={<Sentence text={texts.sent} slots={{ email }} />}
      account={email}
    >
      <MailboxButtons email={email} sender={sender} />
      {children}
    </LaterScreen>
  );
}
