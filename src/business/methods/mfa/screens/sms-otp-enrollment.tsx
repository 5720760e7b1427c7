import { useState } from 'react';
import { Text } from '../../../../kit/ui/text.tsx';
import { useTask } from '../../../../shell/runner/hooks.ts';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { PhoneForm } from '../../../../shell/views/phone-form.tsx';
import { confirmingOf } from '../../../flow/states.ts';
import type { ScreenView } from '../../../method.ts';
import { explainExpired } from '../../../shared/explain.ts';
import { sendSms } from '../actions.ts';
import { OtherWays } from '../other-ways.tsx';

/** The visitor adds a phone number. */
export const SmsOtpEnrollment: ScreenView<'SmsOtpEnrollment'> = ({ state, send, strings, locale }) => {
  const task = useTask(sendSms, { explain: explainExpired });
  const [phone, setPhone] = useState({ country: 'US', number: '' });
  return (
    <LaterScreen
      heading={strings.mfa.smsEnrollHeading}
      onBack={() => send({ type: 'wentBack' })}
      strings={strings}
      text={<Text>{strings.mfa.smsEnroll}</Text>}
    >
      <PhoneForm
        autoComplete="tel-national"
        value={phone}
        onChange={setPhone}
        task={task}
        onSubmit={(number) => void task.run({ ...confirmingOf(state), phone: number })}
        submit={strings.mfa.smsSend}
        strings={strings}
        locale={locale}
      />
      <OtherWays state={state} send={send} strings={strings} />
    </LaterScreen>
  );
};
