import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Spinner } from '../../../kit/ui/spinner.tsx';
import type { Entered } from '../../../shell/runner/hooks.ts';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import type { ScreenProps } from '../../method.ts';
import { CreatePasswordInstead } from '../../shared/create-password-instead.tsx';
import { passwordlessMethod } from '../../shared/email-methods.ts';

interface PasswordlessAccountProps extends Pick<ScreenProps, 'send' | 'config' | 'strings'> {
  readonly state: { readonly email: string };
  readonly entered: Entered;
}

/** For users without a password: sends a code or a link at once, and its screen follows. */
export function PasswordlessAccount({ state, send, config, strings, entered }: PasswordlessAccountProps) {
  const { email } = state;
  // The page may have removed the method in the meantime. Then the visitor can still set a password.
  const method = passwordlessMethod(config);
  const failed = entered.status === 'failed';
  const sending = method !== undefined && !failed;
  const texts = strings.password;
  const sendingHeading = method === 'code' ? texts.sendingCode : texts.sendingLink;
  return (
    <LaterScreen
      heading={sending ? sendingHeading : failed ? texts.sendFailed : texts.loginHeading}
      onBack={() => send({ type: 'wentBack' })}
      strings={strings}
    >
      <ErrorText>{entered.failure}</ErrorText>
      {sending && <Spinner label={strings.common.loading} />}
      {method && failed && <Button onClick={entered.start}>{strings.common.retry}</Button>}
      {(failed || !method) && <CreatePasswordInstead email={email} strings={strings} />}
    </LaterScreen>
  );
}
