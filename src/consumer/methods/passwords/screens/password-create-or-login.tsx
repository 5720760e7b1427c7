import { LinkButton } from '../../../../kit/ui/button.tsx';
import { Divider } from '../../../../kit/ui/divider.tsx';
import { Text } from '../../../../kit/ui/text.tsx';
import { step } from '../../../../shell/runner/step.ts';
import { useGoBack } from '../../../../shell/runner/use-runner.ts';
import { type Entered, useTask } from '../../../../shell/runner/use-task.ts';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { explainLogIn, LogInForm } from '../../../../shell/views/log-in-form.tsx';
import { NewPasswordForm } from '../../../../shell/views/new-password-form.tsx';
import { StepStatus } from '../../../../shell/views/step-status.tsx';
import type { Screen, ScreenProps, ScreenView } from '../../../method.ts';
import { CreatePasswordInstead } from '../../../shared/create-password-instead.tsx';
import { passwordlessMethod } from '../../../shared/email-methods.ts';
import { sendReset } from '../../../shared/send.ts';
import { createPassword, logIn, sendPasswordless } from '../actions.ts';
import { PasswordlessButton } from '../passwordless-button.tsx';

/** For users with a password, and for addresses of which nobody tells whether they have an account. */
const LogIn: ScreenView<'PasswordCreateOrLogin'> = ({ state, send, config, strings }) => {
  const { email, userType } = state;
  const goBack = useGoBack();
  const task = useTask(logIn, { explain: explainLogIn });
  const forgot = useTask(sendReset, { toastFailure: true });
  return (
    <LaterScreen heading={strings.password.loginHeading}>
      <LogInForm
        email={email}
        onChangeEmail={goBack}
        task={task}
        onSubmit={(password) => task.run({ email, password })}
        forgot={{
          label: strings.password.forgot,
          busy: forgot.pending,
          failure: forgot.failure,
          clear: forgot.clear,
          onClick: () => void forgot.run({ email, reason: 'forgotten' }),
        }}
      />
      {userType === 'unknown' && !config.isClosed && (
        <LinkButton onClick={() => send({ type: 'userFound', email, userType: 'new' })}>
          {strings.password.createAccount}
        </LinkButton>
      )}
      {passwordlessMethod(config) && <Divider label={strings.common.or} />}
      <PasswordlessButton email={email} config={config} />
    </LaterScreen>
  );
};

/** For new users: nobody has signed up with this address yet. */
const NewAccount: ScreenView<'PasswordCreateOrLogin'> = ({ state, config, strings, bootstrap }) => {
  const { email } = state;
  const goBack = useGoBack();
  const task = useTask(createPassword);
  const method = passwordlessMethod(config);
  const { chooseHeading, setHeading, create, chooseLink, chooseCode } = strings.password;
  const choose = method === 'code' ? chooseCode : chooseLink;
  return (
    <LaterScreen
      heading={method ? chooseHeading : setHeading}
      isSentence={method !== undefined}
      text={<Text>{(method && choose) || create}</Text>}
    >
      <NewPasswordForm
        account={{ email, onChange: goBack }}
        label={strings.password.label}
        onSubmit={(password) => task.run({ email, password })}
        task={task}
        bootstrap={bootstrap}
      />
      {method && <Divider label={strings.common.or} />}
      <PasswordlessButton email={email} config={config} />
    </LaterScreen>
  );
};

interface PasswordlessAccountProps extends Pick<ScreenProps, 'config' | 'strings'> {
  readonly state: { readonly email: string };
  readonly entered: Entered;
}

/** For users without a password: sends a code or a link at once, and its screen follows. */
function PasswordlessAccount({ state, config, strings, entered }: PasswordlessAccountProps) {
  const { email } = state;
  // The page may have removed the method in the meantime. Then the visitor can still set a password.
  const method = passwordlessMethod(config);
  const failed = entered.status === 'failed';
  const sending = method !== undefined && !failed;
  const texts = strings.password;
  const sendingHeading = method === 'code' ? texts.sendingCode : texts.sendingLink;
  return (
    <LaterScreen heading={sending ? sendingHeading : failed ? texts.sendFailed : texts.loginHeading}>
      <StepStatus entered={entered} isDone={!method} />
      {(failed || !method) && <CreatePasswordInstead email={email} />}
    </LaterScreen>
  );
}

const VARIANTS = {
  new: NewAccount,
  password: LogIn,
  passwordless: PasswordlessAccount,
  unknown: LogIn,
} as const;

/** Follows the email address, with a variant for each type of user. */
export const PasswordCreateOrLogin: Screen<'PasswordCreateOrLogin'> = {
  enter({ state: { email, userType }, config }) {
    const method = passwordlessMethod(config);
    if (userType !== 'passwordless' || !method) return undefined;
    return step({ action: sendPasswordless, input: { email, method }, toastFailure: true });
  },

  View(props) {
    const Variant = VARIANTS[props.state.userType];
    return <Variant {...props} />;
  },
};
