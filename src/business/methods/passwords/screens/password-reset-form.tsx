import { Button } from '../../../../kit/ui/button.tsx';
import { ErrorText } from '../../../../kit/ui/error-text.tsx';
import { useSentence, useTask } from '../../../../shell/runner/hooks.ts';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { NewPasswordForm } from '../../../../shell/views/new-password-form.tsx';
import type { ScreenView } from '../../../method.ts';
import { setPassword, turnBack } from '../actions.ts';

/** The form that the link in a reset email leads to. */
export const PasswordResetForm: ScreenView<'PasswordResetForm'> = ({
  state,
  send,
  bootstrap,
  strings,
  locale,
}) => {
  const { reset, notice } = state;
  const task = useTask(setPassword);
  const leaving = useTask(turnBack);
  const refusal = useSentence(notice);
  return (
    <LaterScreen
      heading={strings.businessPassword.forgotHeading}
      onBack={() => void leaving.run({})}
      strings={strings}
    >
      {refusal === undefined ? (
        <NewPasswordForm
          account={undefined}
          label={strings.passwordReset.label}
          onSubmit={(password, offerToSave) => void task.run({ reset, password, offerToSave })}
          task={task}
          bootstrap={bootstrap}
          strings={strings}
          locale={locale}
        />
      ) : (
        <>
          <ErrorText>{refusal}</ErrorText>
          <Button onClick={() => send({ type: 'forgotOpened' })}>{strings.passwordReset.send}</Button>
        </>
      )}
    </LaterScreen>
  );
};
