import { useState } from 'react';
import { countryAmong, EXAMPLE_COUNTRY } from '../../../kit/lib/phone-country.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Sentence } from '../../../kit/ui/sentence.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Text } from '../../../kit/ui/text.tsx';
import { step } from '../../../shell/runner/step.ts';
import { useTask } from '../../../shell/runner/use-task.ts';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import { PasscodeEntry } from '../../../shell/views/passcode-entry.tsx';
import { PhoneForm } from '../../../shell/views/phone-form.tsx';
import { RecoveryCodes, RecoveryForm } from '../../../shell/views/second-factor/recovery-codes.tsx';
import { StepStatus } from '../../../shell/views/step-status.tsx';
import { VALID_MINUTES } from '../../flow/reduce-mfa.ts';
import { secondFactorOf } from '../../flow/states.ts';
import type { Screen, ScreenView } from '../../method.ts';
import { afterProof } from '../../shared/explain.ts';
import { enterSms, enterTotp, explainFactor, explainRecovery, recover, sendSms } from './actions.ts';
import { OtherWays, ResetAccount } from './other-ways.tsx';

/** The codes for an emergency, which nobody sees again. */
const RecoveryCodeSave: ScreenView<'RecoveryCodeSave'> = ({ state, send, strings }) => {
  const texts = strings.mfa;
  return (
    <LaterScreen heading={texts.saveHeading} text={<Text>{texts.save}</Text>}>
      <RecoveryCodes codes={state.registration.recoveryCodes} texts={texts} />
      <Button onClick={() => send({ type: 'recoveryCodesSaved' })}>{texts.saved}</Button>
    </LaterScreen>
  );
};

/** The visitor chooses a second factor. */
const MfaSelection: ScreenView<'MfaSelection'> = ({ state, send, strings }) => {
  const { factor, methods } = state;
  const texts = strings.mfa;
  const isEnrolled = factor.hasTotp || factor.phone !== undefined;
  const labels = { smsOtp: texts.sms, totp: texts.totp };
  return (
    <LaterScreen
      heading={isEnrolled ? texts.chooseEnrolledHeading : texts.chooseHeading}
      text={<Text>{texts.choose}</Text>}
    >
      <ResetAccount {...state} />
      <Stack gap={8}>
        {methods.map((method) => (
          <Button key={method} variant="secondary" onClick={() => send({ type: 'mfaMethodChosen', method })}>
            {labels[method]}
          </Button>
        ))}
      </Stack>
    </LaterScreen>
  );
};

/** The visitor adds a phone number. */
const SmsOtpEnrollment: ScreenView<'SmsOtpEnrollment'> = ({ state, send, config, strings }) => {
  const { phoneCountries } = config.smsOtp;
  const task = useTask(sendSms, { ...afterProof(), toastFailure: true });
  const [phone, setPhone] = useState(
    state.draft.phone ?? { country: countryAmong(EXAMPLE_COUNTRY, phoneCountries), number: '' },
  );
  return (
    <LaterScreen heading={strings.mfa.smsEnrollHeading} text={<Text>{strings.mfa.smsEnroll}</Text>}>
      <PhoneForm
        autoComplete="tel-national"
        value={phone}
        countries={phoneCountries}
        onChange={(typed) => {
          setPhone(typed);
          send({ type: 'drafted', draft: { phone: typed } });
        }}
        task={task}
        onSubmit={(number) => task.run({ ...secondFactorOf(state), phone: number })}
        submit={strings.mfa.smsSend}
      />
      <OtherWays state={state} send={send} />
    </LaterScreen>
  );
};

/** The code is on its way to the phone. */
const SmsOtpEntry: Screen<'SmsOtpEntry'> = {
  enter: ({ state }) =>
    state.sentAt
      ? undefined
      : step({
          action: sendSms,
          input: { ...secondFactorOf(state), phone: state.phone },
          ...afterProof(),
        }),

  View({ state, send, strings, entered }) {
    const { phone, sentAt } = state;
    const verify = useTask(enterSms, afterProof(explainFactor));
    const resend = useTask(sendSms, {
      ...afterProof(),
      toastProgress: { running: strings.common.sending, done: strings.passcode.resent },
    });
    const confirming = secondFactorOf(state);
    if (!sentAt) {
      return (
        <LaterScreen heading={strings.mfa.smsHeading}>
          <StepStatus entered={entered} label={strings.common.sending} />
          <OtherWays state={state} send={send} />
        </LaterScreen>
      );
    }
    return (
      <PasscodeEntry
        heading={strings.mfa.smsHeading}
        source={<Sentence text={strings.passcode.sent} slots={{ destination: phone }} />}
        verify={{ ...verify, run: (code) => verify.run({ ...confirming, code }) }}
        sent={{
          sentAt,
          expirationMinutes: VALID_MINUTES.smsCode,
          resend: { ...resend, run: () => resend.run({ ...confirming, phone }) },
        }}
        bySms
      >
        <OtherWays state={state} send={send} />
      </PasscodeEntry>
    );
  },
};

/** The authenticator app shows a code. */
const TotpEntry: ScreenView<'TotpEntry'> = ({ state, send, strings }) => {
  const verify = useTask(enterTotp, afterProof(explainFactor));
  return (
    <PasscodeEntry
      heading={strings.mfa.totpHeading}
      source={<Text>{strings.mfa.totpText}</Text>}
      verify={{
        ...verify,
        run: (code) => verify.run({ ...secondFactorOf(state), code }),
      }}
    >
      <OtherWays state={state} send={send} />
    </PasscodeEntry>
  );
};

const RecoveryCodeEntry: ScreenView<'RecoveryCodeEntry'> = ({ state, send, strings }) => {
  const texts = strings.mfa;
  const task = useTask(recover, afterProof(explainRecovery));
  return (
    <LaterScreen heading={texts.useRecovery} text={<Text>{texts.recoveryText}</Text>}>
      <RecoveryForm
        task={task}
        texts={texts}
        submit={strings.common.continue}
        onSubmit={(code) => task.run({ ...secondFactorOf(state), code })}
      />
      <OtherWays state={state} send={send} />
    </LaterScreen>
  );
};

export const screens = {
  MfaSelection: { View: MfaSelection },
  SmsOtpEnrollment: { View: SmsOtpEnrollment },
  SmsOtpEntry,
  TotpEntry: { View: TotpEntry },
  RecoveryCodeEntry: { View: RecoveryCodeEntry },
  RecoveryCodeSave: { View: RecoveryCodeSave },
};
