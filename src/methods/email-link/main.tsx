import type { ResolvedConfig } from '../../config/types.ts';
import type { StateOf } from '../../flow/screens.ts';
import { EmailIdentifier } from '../email-identifier.tsx';
import { hasEmailTab } from '../email-methods.ts';
import type { MainBlock, ScreenProps } from '../method.ts';
import { sendLink } from '../send-link.ts';

function EmailLinkForm(props: ScreenProps<StateOf<'Main'>>) {
  return (
    <EmailIdentifier {...props} action={sendLink} input={(email) => ({ email })} invalid="invalidEmail" />
  );
}

export function blocks(config: ResolvedConfig): readonly MainBlock[] {
  return hasEmailTab(config) ? [{ kind: 'identifier', id: 'email', tab: 'email', View: EmailLinkForm }] : [];
}
