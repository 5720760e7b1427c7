import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Sentence } from '../../../kit/ui/sentence.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { useTask } from '../../../shell/runner/use-task.ts';
import { EmailSent, ResendEmail } from '../../../shell/views/email-sent.tsx';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import { PasscodeEntry } from '../../../shell/views/passcode-entry.tsx';
import { VALID_MINUTES } from '../../flow/reduce-mfa.ts';
import type { ScreenView } from '../../method.ts';
import { explainCode } from '../../shared/explain.ts';
import { enterCode, sendCode, sendLink } from './actions.ts';

const EmailConfirmation: ScreenView<'EmailConfirmation'> = (props) => {
  const { state } = props;
  return (
    <EmailSent {...props}>
      <ResendEmail action={sendLink} input={state} />
    </EmailSent>
  );
};

/** The page offers links and codes: the visitor says which. */
const EmailMethodSelection: ScreenView<'EmailMethodSelection'> = ({ state, strings }) => {
  const { email, visit } = state;
  const texts = strings.emailMethod;
  const link = useTask(sendLink, { toastFailure: true });
  const code = useTask(sendCode, { toastFailure: true });
  const isSending = link.pending || code.pending;
  const run = (task: typeof link, other: typeof link) => {
    if (isSending) return;
    other.clear();
    void task.run({ email, visit });
  };
  return (
    <LaterScreen
      account={email}
      heading={texts.heading}
      text={<Sentence text={texts.text} slots={{ email }} />}
    >
      <Stack gap={12}>
        <Button busy={link.pending} onClick={() => run(link, code)}>
          {strings.password.emailLink}
        </Button>
        <Button variant="secondary" busy={code.pending} onClick={() => run(code, link)}>
          {strings.password.emailCode}
        </Button>
        <ErrorText>{link.failure ?? code.failure}</ErrorText>
      </Stack>
    </LaterScreen>
  );
};

const EmailOtpEntry: ScreenView<'EmailOtpEntry'> = ({ state, strings }) => {
  const { email, visit, sentAt } = state;
  const texts = strings.passcode;
  const verify = useTask(enterCode, { explain: explainCode });
  const resend = useTask(sendCode, {
    toastProgress: { running: strings.common.sending, done: texts.resent },
  });
  return (
    <PasscodeEntry
      heading={texts.heading}
      source={<Sentence text={texts.sent} slots={{ destination: email }} />}
      account={email}
      verify={{ ...verify, run: (code) => verify.run({ email, visit, code }) }}
      sent={{
        sentAt,
        expirationMinutes: VALID_MINUTES.emailCode,
        resend: { ...resend, run: () => resend.run({ email, visit }) },
      }}
    />
  );
};

export const emailScreens = {
  EmailConfirmation: { View: EmailConfirmation },
  EmailMethodSelection: { View: EmailMethodSelection },
  EmailOtpEntry: { View: EmailOtpEntry },
};
