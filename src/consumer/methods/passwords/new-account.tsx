import { BackButton } from '../../../kit/ui/back-button.tsx';
import { Divider } from '../../../kit/ui/divider.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Heading, Text } from '../../../kit/ui/text.tsx';
import { useTask } from '../../../shell/runner/hooks.ts';
import { NewPasswordForm } from '../../../shell/views/new-password-form.tsx';
import type { ScreenView } from '../../method.ts';
import { passwordlessMethod } from '../../views/email-methods.ts';
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
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={goBack} />
      <Heading isSentence={hasChoice}>
        {hasChoice ? strings.password.chooseHeading : strings.password.setHeading}
      </Heading>
      <Text>{strings.password.create}</Text>
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
    </Stack>
  );
};
