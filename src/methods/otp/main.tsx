import { type FormEvent, useRef, useState } from 'react';
import type { OtpMethod, ResolvedConfig } from '../../config/types.ts';
import type { StateOf } from '../../flow/screens.ts';
import { parseEmail } from '../../lib/email.ts';
import { loadPhone } from '../../lib/phone.ts';
import { Button } from '../../ui/button.tsx';
import { EmailForm } from '../../ui/email-form.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { IdentifierBlock, MainBlock, ScreenProps } from '../method.ts';
import { useTask } from '../use-task.ts';
import { sendCode } from './actions.ts';

type MainProps = ScreenProps<StateOf<'Main'>>;

function PhoneCodeForm({ method, state, send, strings, locale }: MainProps & { method: 'sms' | 'whatsapp' }) {
  const task = useTask(sendCode, { toastFailure: true });
  const [loading, setLoading] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { phone } = state.draft;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    // Autofill may have changed the field without an event.
    const typed = form.current ? new FormData(form.current).get('phone') : null;
    setLoading(true);
    try {
      const tools = await loadPhone();
      const number = tools.parse(phone.country, typeof typed === 'string' ? typed : phone.number);
      if (number) void task.run({ method, destination: number.e164 });
      else task.refuse(strings.errors.invalidPhone);
    } catch {
      task.refuse(strings.errors.network);
    } finally {
      setLoading(false);
    }
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={16}>
        <PhoneField
          name="phone"
          value={phone}
          onChange={(changed) => {
            task.clear();
            send({ type: 'drafted', draft: { phone: changed } });
          }}
          labels={strings.phone}
          placeholder={strings.phone.placeholder}
          locale={locale}
          {...(task.failure !== undefined && { error: task.failure })}
        />
        <Button type="submit" busy={task.pending || loading}>
          {strings.common.continue}
        </Button>
      </Stack>
    </form>
  );
}

function EmailCodeForm({ state, send, strings }: MainProps) {
  const task = useTask(sendCode, { toastFailure: true });
  const submit = (typed: string) => {
    const destination = parseEmail(typed);
    if (destination) void task.run({ method: 'email', destination });
    else task.refuse(strings.errors.invalidOtpEmail);
  };
  return (
    <EmailForm
      email={state.draft.email}
      onChange={(email) => {
        task.clear();
        send({ type: 'drafted', draft: { email } });
      }}
      onSubmit={submit}
      error={task.failure}
      busy={task.pending}
      labels={{
        email: strings.email.label,
        placeholder: strings.email.placeholder,
        submit: strings.common.continue,
      }}
    />
  );
}

const BLOCKS: Readonly<Record<OtpMethod, IdentifierBlock>> = {
  sms: {
    kind: 'identifier',
    id: 'sms',
    tab: 'text',
    View: (props) => <PhoneCodeForm {...props} method="sms" />,
  },
  whatsapp: {
    kind: 'identifier',
    id: 'whatsapp',
    tab: 'whatsapp',
    View: (props) => <PhoneCodeForm {...props} method="whatsapp" />,
  },
  email: { kind: 'identifier', id: 'email', tab: 'email', View: EmailCodeForm },
};

export function blocks(config: ResolvedConfig): readonly MainBlock[] {
  return config.otp.methods.map((method) => BLOCKS[method]);
}
