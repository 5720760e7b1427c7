import { BackButton } from '../../../../kit/ui/back-button.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { Heading } from '../../../../kit/ui/text.tsx';
import { useTask } from '../../../../shell/runner/hooks.ts';
import { explainLogIn } from '../../../../shell/views/explain-log-in.ts';
import { LogInForm } from '../../../../shell/views/log-in-form.tsx';
import type { ScreenView } from '../../../screen.ts';
import { logIn } from '../actions.ts';

export const PasswordAuthenticate: ScreenView<'PasswordAuthenticate'> = ({ state, send, strings }) => {
  const { email, visit } = state;
  const texts = strings.businessPassword;
  const goBack = () => send({ type: 'wentBack' });
  const task = useTask(logIn, { explain: explainLogIn });
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={goBack} />
      <Heading>{texts.heading}</Heading>
      <LogInForm
        email={email}
        onChangeEmail={goBack}
        task={task}
        onSubmit={(password) => void task.run({ email, visit, password })}
        forgot={{ label: texts.forgot, busy: false, onClick: () => send({ type: 'forgotOpened' }) }}
        strings={strings}
      />
    </Stack>
  );
};
