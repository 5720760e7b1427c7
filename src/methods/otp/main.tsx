import { useState } from 'react';
import { loadErrorCode } from '../../chunks/load-error.ts';
import type { OtpMethod } from '../../config/types.ts';
import type { StateOf } from '../../flow/consumer/screens.ts';
import { loadPhone } from '../../lib/phone.ts';
import { EXAMPLE_COUNTRY } from '../../lib/phone-country.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { MainPart, ScreenProps } from '../method.ts';
import { useTask } from '../method.ts';
import { EmailIdentifier } from '../shared/email-identifier.tsx';
import { sendCode } from '../shared/send-code.ts';
import { withPasskeys } from '../shared/with-passkeys.ts';

type MainProps = ScreenProps<StateOf<'Main'>>;

function PhoneCodeForm({
  method,
  state,
  send,
  config,
  strings,
  locale,
}: MainProps & { method: 'sms' | 'whatsapp' }) {
  const task = useTask(sendCode, { toastFailure: true });
  const [loading, setLoading] = useState(false);
  const phone = { country: config.otp.phoneCountry, ...state.draft.phone };

  const submit = async (form: HTMLFormElement) => {
    if (loading) return;
    // Autofill may have changed the field without an event.
    const typed = new FormData(form).get('phone');
    setLoading(true);
    try {
      const tools = await loadPhone();
      const number = tools.parse(phone.country, typeof typed === 'string' ? typed : phone.number);
      if (number) void task.run({ method, destination: number.e164 });
      else task.refuse('invalidPhone');
    } catch (cause) {
      const code = loadErrorCode(cause);
      task.refuse(code, code);
    } finally {
      setLoading(false);
    }
  };

  return (
    <Form onSubmit={(form) => void submit(form)}>
      <Stack gap={16}>
        <PhoneField
          name="phone"
          autoComplete={withPasskeys('tel-national', config)}
          value={phone}
          onChange={(changed) => {
            task.clear();
            send({ type: 'drafted', draft: { phone: changed } });
          }}
          labels={strings.phone}
          placeholder={phone.country === EXAMPLE_COUNTRY ? strings.phone.placeholder : undefined}
          locale={locale}
          {...(task.failure !== undefined && { error: task.failure })}
        />
        <Button type="submit" busy={task.pending || loading}>
          {strings.common.continue}
        </Button>
      </Stack>
    </Form>
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
