import type { ScreenView } from '../../method.ts';
import { MailSent } from '../mail-sent.tsx';

export const PasswordForgot: ScreenView<'PasswordForgot'> = ({ state, send, config, strings }) => (
  <MailSent
    email={state.email}
    reason="forgotten"
    texts={strings.passwordForgot}
    offersPasswordless
    send={send}
    config={config}
    strings={strings}
  />
);
