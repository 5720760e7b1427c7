import type { Entered } from '../../runner/hooks.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading } from '../../ui/text.tsx';
import type { ScreenProps } from '../method.ts';
import { CreatePasswordInstead } from '../shared/create-password-instead.tsx';
import { passwordlessMethod } from '../shared/email-methods.ts';

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
    <Stack gap={24} align={sending ? 'center' : 'start'}>
      <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      <Heading>{sending ? sendingHeading : failed ? texts.sendFailed : texts.loginHeading}</Heading>
      <ErrorText>{entered.failure}</ErrorText>
      {sending && <Spinner label={strings.common.loading} />}
      {method && failed && <Button onClick={entered.start}>{strings.common.retry}</Button>}
      {(failed || !method) && <CreatePasswordInstead email={email} strings={strings} />}
    </Stack>
  );
}
