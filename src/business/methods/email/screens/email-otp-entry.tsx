import { Sentence } from '../../../../kit/ui/sentence.tsx';
import { useTask } from '../../../../shell/runner/hooks.ts';
import { PasscodeEntry } from '../../../../shell/views/passcode-entry.tsx';
import { VALID_MINUTES } from '../../../flow/minutes.ts';
import type { ScreenView } from '../../../method.ts';
import { explainCode } from '../../../shared/explain.ts';
import { enterCode, sendCode } from '../actions.ts';

export const EmailOtpEntry: ScreenView<'EmailOtpEntry'> = ({ state, send, strings, locale }) => {
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
      typed={state.typedCode}
      onBack={() => send({ type: 'wentBack' })}
      strings={strings}
      locale={locale}
    />
  );
};
