import { LinkButton } from '../../../../kit/ui/button.tsx';
import { ErrorText } from '../../../../kit/ui/error-text.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { Text } from '../../../../kit/ui/text.tsx';
import { useGoBack } from '../../../../shell/runner/use-runner.ts';
import { useSentence } from '../../../../shell/runner/use-strings.ts';
import { useTask } from '../../../../shell/runner/use-task.ts';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { NewPasswordForm } from '../../../../shell/views/new-password-form.tsx';
import type { ScreenProps, ScreenView } from '../../../method.ts';
import { EmailIdentifier } from '../../../shared/email-identifier.tsx';
import { offersMoreThanPasswords } from '../../../shared/email-methods.ts';
import { sendReset } from '../../../shared/send.ts';
import { resetPassword, skipReset } from '../actions.ts';

/** Asks for the address to send a reset email to. */
const AskForEmail: ScreenView<'PasswordResetForm'> = ({ state, send, strings }) => (
  <Stack gap={16}>
    <ErrorText>{useSentence(state.notice)}</ErrorText>
    <Text>{strings.passwordReset.ask}</Text>
    <EmailIdentifier
      state={state}
      send={send}
      autoComplete="username"
      action={sendReset}
      input={(email) => ({ email, reason: 'forgotten' }) as const}
      invalid="invalidEmail"
      submit={state.notice === undefined ? strings.common.continue : strings.passwordReset.send}
    />
  </Stack>
);

/** Asks for a new password, or signs in without one: the email has proved the address. */
function SetPassword({
  token,
  bootstrap,
  strings,
}: Pick<ScreenProps, 'bootstrap' | 'strings'> & { token: string }) {
  const task = useTask(resetPassword);
  const skip = useTask(skipReset, { toastFailure: true });
  return (
    <>
      <NewPasswordForm
        account={undefined}
        label={strings.passwordReset.label}
        onSubmit={(password, offerToSave) => task.run({ token, password, offerToSave })}
        task={task}
        bootstrap={bootstrap}
      />
      <Stack gap={8}>
        <LinkButton busy={skip.pending} onClick={() => void skip.run({ token })}>
          {strings.password.passwordless}
        </LinkButton>
        <ErrorText>{skip.failure}</ErrorText>
      </Stack>
    </>
  );
}

/** The form that the link in a reset email leads to. */
export const PasswordResetForm: ScreenView<'PasswordResetForm'> = (props) => {
  const { state, config, bootstrap, strings } = props;
  const { token } = state;
  const goBack = useGoBack();
  return (
    <LaterScreen heading={strings.passwordReset.heading}>
      {token === undefined ? (
        <>
          <AskForEmail {...props} />
          {offersMoreThanPasswords(config) && (
            <LinkButton onClick={goBack}>{strings.password.passwordless}</LinkButton>
          )}
        </>
      ) : (
        <SetPassword token={token} bootstrap={bootstrap} strings={strings} />
      )}
    </LaterScreen>
  );
};
