import type { ReactNode } from 'react';
import { LinkButton } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { LastLine } from '../../kit/ui/stack.tsx';
import type { Bootstrap } from '../../provider/port.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { Action } from '../runner/types.ts';
import { useStrings } from '../runner/use-strings.ts';
import { useTask } from '../runner/use-task.ts';
import { LaterScreen, MailedSentence } from './later-screen.tsx';
import { MailboxButtons } from './mailbox-buttons.tsx';
import { searchDomain } from './mailboxes.ts';

interface EmailSentProps {
  readonly state: { readonly email: string };
  readonly config: { readonly emailMagicLinks: { readonly domainHint?: string | undefined } };
  readonly bootstrap: Bootstrap | undefined;
  /** The advice if the email does not arrive. */
  readonly children: ReactNode;
}

/** A link is on its way: to whom, and the way to the mailbox. */
export function EmailSent({ state, config, bootstrap, children }: EmailSentProps) {
  const { email } = state;
  const sender = searchDomain(config.emailMagicLinks.domainHint, bootstrap?.emailDomains ?? []);
  const texts = useStrings().emailConfirmation;
  return (
    <LaterScreen heading={texts.heading} text={<MailedSentence text={texts.sent} email={email} />}>
      <MailboxButtons email={email} sender={sender} />
      {children}
    </LaterScreen>
  );
}

interface ResendEmailProps<F extends FlowTypes, Input> {
  /** The action that sent the email. */
  readonly action: Action<F, Input>;
  readonly input: Input;
  /** What else a visitor can do if it does not arrive. */
  readonly children?: ReactNode;
}

/** Sends an email once more. */
export function ResendEmail<F extends FlowTypes, Input>({
  action,
  input,
  children,
}: ResendEmailProps<F, Input>) {
  const { common, password } = useStrings();
  const task = useTask(action, { toastProgress: { running: common.sending, done: password.resent } });
  return (
    <LastLine>
      <LinkButton busy={task.pending} onClick={() => void task.run(input)}>
        {password.resend}
      </LinkButton>
      {children}
      <ErrorText>{task.failure}</ErrorText>
    </LastLine>
  );
}
