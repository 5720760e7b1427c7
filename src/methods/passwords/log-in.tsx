import { useRef, useState } from 'react';
import { BackButton } from '../../ui/back-button.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Divider } from '../../ui/divider.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading } from '../../ui/text.tsx';
import type { ScreenView } from '../method.ts';
import { useTask } from '../method.ts';
import { passwordlessMethod } from '../shared/email-methods.ts';
import { sendReset } from '../shared/send-reset.ts';
import { logIn } from './actions.ts';
import { EmailDisplay } from './email-display.tsx';
import { PasswordlessButton } from './passwordless-button.tsx';

/** For users with a password. */
export const LogIn: ScreenView<'PasswordCreateOrLogin'> = ({ state, send, config, strings }) => {
  const { email } = state;
  const goBack = () => send({ type: 'wentBack' });
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const task = useTask(logIn);
  const forgot = useTask(sendReset, { toastFailure: true });

  const submit = () => {
    // Autofill may have changed the field without an event.
    const typed = field.current?.value ?? password;
    if (typed === '') task.refuse('emptyPassword');
    else void task.run({ email, password: typed });
  };
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={goBack} />
      <Heading>{strings.password.loginHeading}</Heading>
      <Form onSubmit={submit}>
        <Stack gap={16}>
          <EmailDisplay email={email} strings={strings} onChange={goBack} />
          <PasswordField
            ref={field}
            value={password}
            onChange={(typed) => {
              task.clear();
              setPassword(typed);
            }}
            autoComplete="current-password"
            labels={strings.password}
            error={task.failure ?? forgot.failure}
          />
          <LinkButton busy={forgot.pending} onClick={() => void forgot.run({ email, reason: 'forgotten' })}>
            {strings.password.forgot}
          </LinkButton>
          <Button type="submit" busy={task.pending}>
            {strings.common.continue}
          </Button>
        </Stack>
      </Form>
      {passwordlessMethod(config) && <Divider label={strings.common.or} />}
      <PasswordlessButton email={email} config={config} strings={strings} />
    </Stack>
  );
};
