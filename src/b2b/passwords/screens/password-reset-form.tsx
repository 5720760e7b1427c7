import { useCallback } from 'react';
import { NewPasswordForm } from '../../../methods/shared/new-password-form.tsx';
import { useSentence } from '../../../runner/hooks.ts';
import { BackButton } from '../../../ui/back-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading } from '../../../ui/text.tsx';
import { type ScreenView, useRunner, useTask } from '../../screen.ts';
import { checkStrength, setPassword, turnBack } from '../actions.ts';

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
  const runner = useRunner();
  const check = useCallback(
    (input: { password: string; email: string | undefined }, signal: AbortSignal) =>
      runner.ask(checkStrength, input, signal),
    [runner],
  );
  const refusal = useSentence(notice);
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={() => void leaving.run({})} />
      <Heading>{strings.businessPassword.forgotHeading}</Heading>
      {refusal === undefined ? (
        <NewPasswordForm
          account={undefined}
          label={strings.passwordReset.label}
          checkStrength={check}
          onSubmit={(password, offerToSave) => void task.run({ reset, password, offerToSave })}
          onChange={task.clear}
          error={task.failure}
          busy={task.pending}
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
    </Stack>
  );
};
