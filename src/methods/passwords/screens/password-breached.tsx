import type { ScreenView } from '../../method.ts';
import { MailSent } from '../mail-sent.tsx';

export const PasswordBreached: ScreenView<'PasswordBreached'> = ({ state, send, config, strings }) => (
  <MailSent
    email={state.email}
    reason="breached"
    texts={strings.passwordBreached}
    offersPasswordless
    send={send}
    config={config}
    strings={strings}
  />
);
