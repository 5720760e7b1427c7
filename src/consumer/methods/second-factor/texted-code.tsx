import type { ReactNode } from 'react';
import { Sentence } from '../../../kit/ui/sentence.tsx';
import { explainRefusedCode } from '../../../provider/refusals.ts';
import type { SentCode } from '../../../shell/proof/actions.ts';
import { useStrings } from '../../../shell/runner/use-strings.ts';
import { useTask } from '../../../shell/runner/use-task.ts';
import type { LaterScreenProps } from '../../../shell/views/later-screen.tsx';
import { PasscodeEntry } from '../../../shell/views/passcode-entry.tsx';
import type { HalfSignedIn } from '../../flow/second-factor-types.ts';
import { enterText, halfOf, sendText } from './actions.ts';
import { afterFirst } from './frame.tsx';
import type { SecondFactorTexts } from './texts.ts';

interface TextedCodeProps extends Pick<LaterScreenProps, 'onBack' | 'hideBack'> {
  readonly state: HalfSignedIn;
  readonly texts: SecondFactorTexts;
  readonly sent: SentCode;
  /** The number, as far as the visitor may see it. */
  readonly destination: string;
  readonly children: ReactNode;
}

/** Asks for the code of a text message. */
export function TextedCode({ state, texts, sent, destination, ...screen }: TextedCodeProps) {
  const { passcode, common } = useStrings();
  const half = halfOf(state);
  const { to, methodId } = sent;
  const verify = useTask(enterText, afterFirst(texts, explainRefusedCode));
  const resend = useTask(sendText, {
    ...afterFirst(texts),
    toastProgress: { running: common.sending, done: passcode.resent },
  });
  return (
    <PasscodeEntry
      {...screen}
      heading={texts.mfa.smsHeading}
      source={<Sentence text={passcode.sent} slots={{ destination }} />}
      verify={{ ...verify, run: (code) => verify.run({ ...half, code, methodId }) }}
      sent={{ ...sent, resend: { ...resend, run: () => resend.run({ ...half, to }) } }}
      bySms
    />
  );
}
