import type { ResetReason } from '../../flow/consumer/screens.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading, Helper } from '../../ui/text.tsx';
import type { ScreenProps } from '../method.ts';
import { useRunner, useTask } from '../method.ts';
import { sendReset } from '../shared/send-reset.ts';
import { PasswordlessButton } from './passwordless-button.tsx';

interface MailSentProps extends Pick<ScreenProps, 'send' | 'config' | 'strings'> {
  readonly email: string;
  readonly reason: ResetReason;
  /** `sent` has an `{email}`. */
  readonly texts: { readonly heading: string; readonly sent: string; readonly missing?: string };
  readonly offersPasswordless: boolean;
}

/** A reset e-mail is on its way: why, to whom, and what to do if it does not come. */
export function MailSent(props: MailSentProps) {
  const { email, reason, texts, offersPasswordless, send, config, strings } = props;
  const resend = useTask(sendReset, { toastFailure: true });
  const { toast } = useRunner();
  const sendAgain = async () => {
    if ((await resend.run({ email, reason })) === 'done') toast('success', strings.password.resent);
  };
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      <Heading>{texts.heading}</Heading>
      <Sentence text={texts.sent} slots={{ email }} />
      <Stack gap={4}>
        {texts.missing !== undefined && <Helper>{texts.missing}</Helper>}
        <LinkButton busy={resend.pending} onClick={() => void sendAgain()}>
          {strings.password.resend}
        </LinkButton>
      </Stack>
      {offersPasswordless && (
        <PasswordlessButton email={email} label="general" config={config} strings={strings} />
      )}
    </Stack>
  );
}
