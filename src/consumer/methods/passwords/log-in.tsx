import { LinkButton } from '../../../kit/ui/button.tsx';
import { Divider } from '../../../kit/ui/divider.tsx';
import { useTask } from '../../../shell/runner/hooks.ts';
import { explainLogIn } from '../../../shell/views/explain-log-in.ts';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import { LogInForm } from '../../../shell/views/log-in-form.tsx';
import type { ScreenView } from '../../method.ts';
import { passwordlessMethod } from '../../shared/email-methods.ts';
import { sendReset } from '../../shared/send-reset.ts';
import { logIn } from './actions.ts';
import { PasswordlessButton } from './passwordless-button.tsx';

/** For users with a password, and for addresses of which nobody tells whether they have an account. */
export const LogIn: ScreenView<'PasswordCreateOrLogin'> = ({ state, send, config, strings }) => {
  const { email, userType } = state;
  const goBack = () => send({ type: 'wentBack' });
  const task = useTask(logIn, { explain: explainLogIn });
  const forgot = useTask(sendReset, { toastFailure: true });
  return (
    <LaterScreen heading={strings.password.loginHeading} onBack={goBack} strings={strings}>
      <LogInForm
        email={email}
        onChangeEmail={goBack}
        task={task}
        onSubmit={(password) => void task.run({ email, password })}
        forgot={{
          label: strings.password.forgot,
          busy: forgot.pending,
          failure: forgot.failure,
          onClick: () => void forgot.run({ email, reason: 'forgotten' }),
        }}
        strings={strings}
      />
      {userType === 'unknown' && (
        <LinkButton onClick={() => send({ type: 'userFound', email, userType: 'new' })}>
          {strings.password.createAccount}
        </LinkButton>
      )}
      {passwordlessMethod(config) && <Divider label={strings.common.or} />}
      <PasswordlessButton email={email} config={config} strings={strings} />
    </LaterScreen>
  );
};
