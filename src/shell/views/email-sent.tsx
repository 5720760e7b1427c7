import type { ReactNode } from 'react';
import type { Strings } from '../../kit/i18n/catalogue.ts';
import { Sentence } from '../../kit/ui/sentence.tsx';
import type { Bootstrap } from '../../provider/port.ts';
import { LaterScreen } from './later-screen.tsx';
import { MailboxButtons } from './mailbox-buttons.tsx';
import { searchDomain } from './mailboxes.ts';

interface EmailSentProps {
  readonly state: { readonly email: string };
  readonly config: { readonly emailMagicLinks: { readonly domainHint?: string | undefined } };
  readonly bootstrap: Bootstrap | undefined;
  readonly onBack: () => void;
  readonly strings: Strings;
  /** What to do if the email does not arrive. */
  readonly children: ReactNode;
}

/** A link is on its way: to whom, and the way to the mailbox. */
export function EmailSent({ state, config, bootstrap, onBack, strings, children }: EmailSentProps) {
  const { email } = state;
  const sender = searchDomain(config.emailMagicLinks.domainHint, bootstrap?.emailDomains ?? []);
  const texts = strings.emailConfirmation;
  return (
    <LaterScreen
      heading={texts.heading}
      text={<Sentence text={texts.sent} slots={{ email }} />}
      account={email}
      onBack={onBack}
      strings={strings}
    >
      <MailboxButtons email={email} sender={sender} strings={strings} />
      {children}
    </LaterScreen>
  );
}
