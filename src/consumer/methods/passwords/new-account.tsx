import { Divider } from '../../../kit/ui/divider.tsx';
import { Text } from '../../../kit/ui/text.tsx';
import { useTask } from '../../../shell/runner/hooks.ts';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import { NewPasswordForm } from '../../../shell/views/new-password-form.tsx';
import type { ScreenView } from '../../method.ts';
import { passwordlessMethod } from '../../shared/email-methods.ts';
import { createPassword } from './actions.ts';
import { PasswordlessButton } from './passwordless-button.tsx';

/** For new users: nobody has signed up with this address yet. */
export const NewAccount: ScreenView<'PasswordCreateOrLogin'> = ({
  state,
  send,
  config,
  strings,
  ...rest
}) => {
  const { email } = state;
  const goBack = () => send({ type: 'wentBack' });
  const task = useTask(createPassword);
  const hasChoice = passwordlessMethod(config) !== undefined;
  return (
    <LaterScreen
      heading={hasChoice ? strings.password.chooseHeading : strings.password.setHeading}
      isSentence={hasChoice}
      onBack={goBack}
      strings={strings}
      text={<Text>{strings.password.create}</Text>}
    >
      <NewPasswordForm
        account={{ email, onChange: goBack }}
        label={strings.password.label}
        onSubmit={(password) => void task.run({ email, password })}
        task={task}
        strings={strings}
        bootstrap={rest.bootstrap}
        locale={rest.locale}
      />
      {hasChoice && <Divider label={strings.common.or} />}
      <PasswordlessButton email={email} config={config} strings={strings} />
    </LaterScreen>
  );
};
