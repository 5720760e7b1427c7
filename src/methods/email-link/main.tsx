import type { ResolvedConfig } from '../../config/types.ts';
import type { StateOf } from '../../flow/consumer/screens.ts';
import type { MainBlock, ScreenProps } from '../method.ts';
import { EmailIdentifier } from '../shared/email-identifier.tsx';
import { hasEmailTab } from '../shared/email-methods.ts';
import { sendLink } from '../shared/send-link.ts';

function EmailLinkForm(props: ScreenProps<StateOf<'Main'>>) {
  return (
    <EmailIdentifier {...props} action={sendLink} input={(email) => ({ email })} invalid="invalidEmail" />
  );
}

export function blocks(config: ResolvedConfig): readonly MainBlock[] {
  return hasEmailTab(config) ? [{ kind: 'identifier', id: 'email', tab: 'email', View: EmailLinkForm }] : [];
}
