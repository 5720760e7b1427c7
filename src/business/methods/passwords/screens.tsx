import type { ReactNode } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Text } from '../../../kit/ui/text.tsx';
import type { Explain } from '../../../shell/runner/types.ts';
import { useGoBack } from '../../../shell/runner/use-runner.ts';
import { useSentence } from '../../../shell/runner/use-strings.ts';
import { useTask } from '../../../shell/runner/use-task.ts';
import { DraftEmailForm } from '../../../shell/views/draft-email-form.tsx';
import { ResendEmail } from '../../../shell/views/email-sent.tsx';
import { LaterScreen, MailedSentence } from '../../../shell/views/later-screen.tsx';
import { explainLogIn, LogInForm } from '../../../shell/views/log-in-form.tsx';
import { NewPasswordForm } from '../../../shell/views/new-password-form.tsx';
import type { State } from '../../flow/screens.ts';
import type { Action, ScreenProps, ScreenView } from '../../method.ts';
import { askPassword } from '../../shared/email-identifier.tsx';
import type { Recipient } from '../email/actions.ts';
import { FindOrganization } from '../organizations/find-organization.tsx';
import { explainReset, logIn, setPassword, turnBack } from './actions.ts';
import { sendReset } from './send-reset.ts';

interface AskForEmailProps extends Pick<ScreenProps, 'send'> {
  readonly state: Pick<State, 'draft' | 'visit'>;
  readonly heading: string;
  /** Receives the address. */
  readonly action: Action<Recipient>;
  readonly explain?: Explain | undefined;
  readonly children?: ReactNode;
}

/** Asks for the address that a password is for. */
function AskForEmail({ state, send, heading, action, explain, children }: AskForEmailProps) {
  const { draft, visit } = state;
  const task = useTask(action, { explain, toastFailure: true });
  if (visit.to === 'find') return <FindOrganization />;
  return (
    <LaterScreen heading={heading}>
      {children}
      <DraftEmailForm
        draft={draft}
        task={task}
        autoComplete="username"
        onEmail={(email) => task.run({ email, visit })}
        send={send}
      />
    </LaterScreen>
  );
}

type MailSentScreen = 'PasswordSetNewConfirmation' | 'PasswordResetVerifyConfirmation';

/** An email is on its way that leads to a new password. */
const MailSent: ScreenView<MailSentScreen> = ({ state, strings }) => {
  const { screen, email } = state;
  const texts = strings.businessPassword;
  const isVerification = screen === 'PasswordResetVerifyConfirmation';
  return (
    <LaterScreen
      heading={strings.emailConfirmation.heading}
      text={<MailedSentence text={isVerification ? texts.verify : texts.setNew} email={email} />}
    >
      <ResendEmail action={sendReset} input={state} />
    </LaterScreen>
  );
};

const PasswordAuthenticate: ScreenView<'PasswordAuthenticate'> = ({ state, send, strings }) => {
  const { email, visit } = state;
  const texts = strings.businessPassword;
  const goBack = useGoBack();
  const task = useTask(logIn, { explain: explainLogIn });
  return (
    <LaterScreen heading={texts.heading}>
      <LogInForm
        email={email}
        onChangeEmail={goBack}
        task={task}
        onSubmit={(password) => task.run({ email, visit, password })}
        forgot={{ label: texts.forgot, busy: false, onClick: () => send({ type: 'forgotOpened' }) }}
      />
    </LaterScreen>
  );
};

/** The form that the link in a reset email leads to. */
const PasswordResetForm: ScreenView<'PasswordResetForm'> = ({ state, send, bootstrap, strings }) => {
  const { reset, notice } = state;
  const task = useTask(setPassword);
  const leaving = useTask(turnBack);
  const refusal = useSentence(notice);
  return (
    <LaterScreen heading={strings.businessPassword.forgotHeading} onBack={() => void leaving.run({})}>
      {refusal === undefined ? (
        <NewPasswordForm
          account={undefined}
          label={strings.passwordReset.label}
          onSubmit={(password, offerToSave) => task.run({ reset, password, offerToSave })}
          task={task}
          bootstrap={bootstrap}
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

const PasswordEmail: ScreenView<'PasswordEmail'> = (props) => (
  <AskForEmail {...props} heading={props.strings.businessPassword.emailHeading} action={askPassword} />
);

const PasswordForgotForm: ScreenView<'PasswordForgotForm'> = (props) => {
  const { state, strings } = props;
  const organization = state.visit.to === 'organization' ? state.visit.organization.name : '';
  const texts = strings.businessPassword;
  return (
    <AskForEmail
      {...props}
      heading={texts.forgotHeading}
      action={sendReset}
      explain={explainReset(organization)}
    >
      <Text>{texts.forgotText}</Text>
    </AskForEmail>
  );
};

export const screens = {
  PasswordEmail: { View: PasswordEmail },
  PasswordAuthenticate: { View: PasswordAuthenticate },
  PasswordForgotForm: { View: PasswordForgotForm },
  PasswordSetNewConfirmation: { View: MailSent },
  PasswordResetVerifyConfirmation: { View: MailSent },
  PasswordResetForm: { View: PasswordResetForm },
};
