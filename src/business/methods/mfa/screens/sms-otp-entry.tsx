import { Button } from '../../../../kit/ui/button.tsx';
import { ErrorText } from '../../../../kit/ui/error-text.tsx';
import { Sentence } from '../../../../kit/ui/sentence.tsx';
import { Spinner } from '../../../../kit/ui/spinner.tsx';
import { useTask } from '../../../../shell/runner/hooks.ts';
import { step } from '../../../../shell/runner/step.ts';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { PasscodeEntry } from '../../../../shell/views/passcode-entry.tsx';
import { VALID_MINUTES } from '../../../flow/minutes.ts';
import { confirmingOf } from '../../../flow/states.ts';
import type { Screen } from '../../../method.ts';
import { explainExpired } from '../../../shared/explain.ts';
import { enterSms, explainFactor, sendSms } from '../actions.ts';
import { OtherWays } from '../other-ways.tsx';

/** The code is on its way to the phone. */
export const SmsOtpEntry: Screen<'SmsOtpEntry'> = {
  enter: ({ state }) =>
    state.sentAt
      ? undefined
      : step({
          action: sendSms,
          input: { ...confirmingOf(state), phone: state.phone },
          explain: explainExpired,
        }),

  View({ state, send, strings, locale, entered }) {
    const { phone, sentAt } = state;
    const verify = useTask(enterSms, { explain: explainFactor });
    const resend = useTask(sendSms, {
      explain: explainExpired,
      toastProgress: { running: strings.common.sending, done: strings.passcode.resent },
    });
    const goBack = () => send({ type: 'wentBack' });
    const confirming = confirmingOf(state);
    if (!sentAt) {
      return (
        <LaterScreen heading={strings.mfa.smsHeading} onBack={goBack} strings={strings}>
          <ErrorText>{entered.failure}</ErrorText>
          {entered.status === 'failed' ? (
            <Button onClick={entered.start}>{strings.common.retry}</Button>
          ) : (
            <Spinner label={strings.common.sending} />
          )}
          <OtherWays state={state} send={send} strings={strings} />
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
        onBack={goBack}
        strings={strings}
        locale={locale}
      >
        <OtherWays state={state} send={send} strings={strings} />
      </PasscodeEntry>
    );
  },
};
