import type { StateOf } from '../../flow/screens.ts';
import { EmailIdentifier } from '../email-identifier.tsx';
import type { MainBlock, ScreenProps } from '../method.ts';
import { lookUp } from './look-up.ts';

function PasswordEmailForm(props: ScreenProps<StateOf<'Main'>>) {
  return <EmailIdentifier {...props} action={lookUp} input={(email) => ({ email })} invalid="invalidEmail" />;
}

export function blocks(): readonly MainBlock[] {
  return [{ kind: 'identifier', id: 'email', tab: 'email', View: PasswordEmailForm }];
}
