import type { ScreenView } from '../../method.ts';
import { MailSent } from '../mail-sent.tsx';

export const PasswordSetNew: ScreenView<'PasswordSetNew'> = ({ state, send, config, strings }) => (
  <MailSent
    email={state.email}
    reason="wanted"
    texts={strings.passwordSetNew}
    offersPasswordless={false}
    send={send}
    config={config}
    strings={strings}
  />
);
