import { Sentence } from '../../../kit/ui/sentence.tsx';
import { explainRefusedCode } from '../../../provider/refusals.ts';
import { useTask } from '../../../shell/runner/use-task.ts';
import { Confirmation } from '../../../shell/views/confirmation.tsx';
import { PasscodeEntry } from '../../../shell/views/passcode-entry.tsx';
import type { Action, ScreenView } from '../../method.ts';
import { CreatePasswordInstead } from '../../shared/create-password-instead.tsx';
import { forgetCodes, sendCode } from '../../shared/send.ts';
import { signedIn } from '../../shared/signed-in.ts';

const OTPAuthenticate: ScreenView<'OTPAuthenticate'> = ({ state, config, strings }) => {
  const { type, methodId, destination, sentAt, expirationMinutes, mayCreatePassword } = state;
  const texts = strings.passcode;
  const verify = useTask(verifyCode, { explain: explainRefusedCode });
  const resend = useTask(sendCode, {
    toastProgress: { running: strings.common.sending, done: texts.resent },
  });
  return (
    <PasscodeEntry
      heading={texts.heading}
      source={<Sentence text={texts.sent} slots={{ destination }} />}
      account={destination}
      verify={{ ...verify, run: (code) => verify.run({ code, methodId }) }}
      sent={{
        sentAt,
        expirationMinutes,
        resend: { ...resend, run: () => resend.run({ method: type, destination }) },
      }}
      bySms={type === 'sms'}
      hideBack={config.otp.hideBack}
    >
      {mayCreatePassword && <CreatePasswordInstead email={destination} />}
    </PasscodeEntry>
  );
};

const OTPConfirmation: ScreenView<'OTPConfirmation'> = ({ state, strings }) => (
  <Confirmation
    heading={strings.passcode.confirmedHeading}
    text={strings.passcode.confirmed}
    account={state.account}
  />
);

export const screens = {
  OTPAuthenticate: { View: OTPAuthenticate },
  OTPConfirmation: { View: OTPConfirmation },
};

export const verifyCode: Action<{ code: string; methodId: string }> = async (
  { provider, config },
  { code, methodId },
) => {
  const answer = await provider.otps.authenticate(code, methodId, config.sessionDurationMinutes);
  forgetCodes(provider);
  return signedIn('otp', 'OTP_AUTHENTICATE', answer);
};
