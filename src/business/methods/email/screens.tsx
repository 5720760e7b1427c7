import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Sentence } from '../../../kit/ui/sentence.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { useTask } from '../../../shell/runner/use-task.ts';
import { EmailSent, ResendEmail } from '../../../shell/views/email-sent.tsx';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import { PasscodeEntry } from '../../../shell/views/passcode-entry.tsx';
import { offered } from '../../flow/offered.ts';
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
const EmailMethodSelection: ScreenView<'EmailMethodSelection'> = ({ state, config, strings }) => {
  const { email, visit } = state;
  const texts = strings.emailMethod;
  const link = useTask(sendLink, { toastFailure: true });
  const code = useTask(sendCode, { toastFailure: true });
  const ways = {
    emailMagicLinks: { task: link, other: code, label: strings.password.emailLink },
    emailOtp: { task: code, other: link, label: strings.password.emailCode },
  };
  const run = ({ task, other }: (typeof ways)[keyof typeof ways]) => {
    if (task.pending || other.pending) return;
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
        {offered(config, visit)
          .products.filter((product) => product === 'emailMagicLinks' || product === 'emailOtp')
          .map((product, index) => (
            <Button
              key={product}
              variant={index === 0 ? 'primary' : 'secondary'}
              busy={ways[product].task.pending}
              onClick={() => run(ways[product])}
            >
              {ways[product].label}
            </Button>
          ))}
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
