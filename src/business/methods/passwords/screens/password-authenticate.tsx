import { useTask } from '../../../../shell/runner/hooks.ts';
import { explainLogIn } from '../../../../shell/views/explain-log-in.ts';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { LogInForm } from '../../../../shell/views/log-in-form.tsx';
import type { ScreenView } from '../../../method.ts';
import { logIn } from '../actions.ts';

export const PasswordAuthenticate: ScreenView<'PasswordAuthenticate'> = ({ state, send, strings }) => {
  const { email, visit } = state;
  const texts = strings.businessPassword;
  const goBack = () => send({ type: 'wentBack' });
  const task = useTask(logIn, { explain: explainLogIn });
  return (
    <LaterScreen heading={texts.heading} onBack={goBack} strings={strings}>
      <LogInForm
        email={email}
        onChangeEmail={goBack}
        task={task}
        onSubmit={(password) => void task.run({ email, visit, password })}
        forgot={{ label: texts.forgot, busy: false, onClick: () => send({ type: 'forgotOpened' }) }}
        strings={strings}
      />
    </LaterScreen>
  );
};
