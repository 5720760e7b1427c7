import { useSentence } from '../../../runner/hooks.ts';
import { BackButton } from '../../../ui/back-button.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { ScreenView } from '../../method.ts';
import { useTask } from '../../method.ts';
import { EmailIdentifier } from '../../shared/email-identifier.tsx';
import { passwordlessMethod } from '../../shared/email-methods.ts';
import { NewPasswordForm } from '../../shared/new-password-form.tsx';
import { sendReset } from '../../shared/send-reset.ts';
import { resetPassword } from '../actions.ts';
import { useCheckStrength } from '../use-check-strength.ts';

/** Asks for the address to send a reset email to. */
const AskForEmail: ScreenView<'PasswordResetForm'> = ({ state, send, strings }) => (
  <Stack gap={16}>
    <ErrorText>{useSentence(state.notice)}</ErrorText>
    <Text>{strings.passwordReset.ask}</Text>
    <EmailIdentifier
      state={state}
      send={send}
      strings={strings}
      autoComplete="username"
      action={sendReset}
      input={(email) => ({ email, reason: 'forgotten' }) as const}
      invalid="invalidEmail"
      submit={state.notice === undefined ? strings.common.continue : strings.passwordReset.send}
    />
  </Stack>
);

/** The form that the link in a reset email leads to. */
export const PasswordResetForm: ScreenView<'PasswordResetForm'> = (props) => {
  const { state, send, config, bootstrap, strings, locale } = props;
  const { token } = state;
  const task = useTask(resetPassword);
  const checkStrength = useCheckStrength();
  const goBack = () => send({ type: 'wentBack' });
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={goBack} />
      <Heading>{strings.passwordReset.heading}</Heading>
      {token === undefined ? (
        <AskForEmail {...props} />
      ) : (
        <NewPasswordForm
          key={token}
          account={undefined}
          label={strings.passwordReset.label}
          checkStrength={checkStrength}
          onSubmit={(password, offerToSave) => void task.run({ token, password, offerToSave })}
          onChange={task.clear}
          error={task.failure}
          busy={task.pending}
          bootstrap={bootstrap}
          strings={strings}
          locale={locale}
        />
      )}
      {passwordlessMethod(config) && (
        <Stack align="center">
          <LinkButton onClick={goBack}>{strings.password.passwordless}</LinkButton>
        </Stack>
      )}
    </Stack>
  );
};
