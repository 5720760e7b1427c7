import { useState } from 'react';
import { BackButton } from '../../../../kit/ui/back-button.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { Heading, Text } from '../../../../kit/ui/text.tsx';
import { useTask } from '../../../../shell/runner/hooks.ts';
import { PhoneForm } from '../../../../shell/views/phone-form.tsx';
import { confirmingOf } from '../../../flow/states.ts';
import type { ScreenView } from '../../../screen.ts';
import { explainExpired } from '../../../shared/explain.ts';
import { sendSms } from '../actions.ts';
import { OtherWays } from '../other-ways.tsx';

/** The visitor adds a phone number. */
export const SmsOtpEnrollment: ScreenView<'SmsOtpEnrollment'> = ({ state, send, strings, locale }) => {
  const task = useTask(sendSms, { explain: explainExpired });
  const [phone, setPhone] = useState({ country: 'US', number: '' });
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      <Heading>{strings.mfa.smsEnrollHeading}</Heading>
      <Text>{strings.mfa.smsEnroll}</Text>
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
    </Stack>
  );
};
