import type { ScreenView } from '../../method.ts';
import { MailSent } from '../mail-sent.tsx';

export const PasswordDedupe: ScreenView<'PasswordDedupe'> = ({ state, send, config, strings }) => (
  <MailSent
    email={state.email}
    reason="duplicate"
    texts={strings.passwordDedupe}
    offersPasswordless
    send={send}
    config={config}
    strings={strings}
  />
);
