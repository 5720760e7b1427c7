import { useState } from 'react';
import type { OtpMethod } from '../../../settings/types.ts';
import { useTask } from '../../../shell/runner/use-task.ts';
import { PhoneForm } from '../../../shell/views/phone-form.tsx';
import type { StateOf } from '../../flow/screens.ts';
import type { MainPart, ScreenProps } from '../../method.ts';
import { EmailIdentifier, withPasskeys } from '../../shared/email-identifier.tsx';
import { sendCode } from '../../shared/send.ts';

type MainProps = ScreenProps<StateOf<'Main'>>;

function PhoneCodeForm({ method, state, send, config, strings }: MainProps & { method: 'sms' | 'whatsapp' }) {
  const task = useTask(sendCode, { toastFailure: true });
  // Shown at once: the flow learns of it in a transition.
  const [phone, setPhone] = useState(state.draft.phone);
  return (
    <PhoneForm
      autoComplete={withPasskeys('tel-national', config)}
      value={{ country: config.otp.phoneCountry, ...phone }}
      countries={config.otp.phoneCountries}
      onChange={(typed) => {
        setPhone(typed);
        send({ type: 'drafted', draft: { phone: typed } });
      }}
      task={task}
      onSubmit={(destination) => task.run({ method, destination })}
      // Of a phone number, visitors expect a text message.
      submit={
        method === 'whatsapp' ? strings.phone.byWhatsapp : strings.phone.bySms || strings.common.continue
      }
    />
  );
}

function EmailCodeForm(props: MainProps) {
  return (
    <EmailIdentifier
      {...props}
      action={sendCode}
      autoComplete={withPasskeys('email', props.config)}
      input={(destination) => ({ method: 'email', destination }) as const}
      invalid="invalidOtpEmail"
    />
  );
}

export const views: MainPart<OtpMethod>['views'] = {
  sms: (props) => <PhoneCodeForm {...props} method="sms" />,
  whatsapp: (props) => <PhoneCodeForm {...props} method="whatsapp" />,
  email: EmailCodeForm,
};
