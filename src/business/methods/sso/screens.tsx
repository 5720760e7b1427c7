import { Sentence } from '../../../kit/ui/sentence.tsx';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import type { ScreensOf, ScreenView } from '../../method.ts';
import { ConnectionButtons } from './connection-buttons.tsx';
import { SsoDiscoveryEmail } from './screens/sso-discovery-email.tsx';
import { SsoDiscoverySlug } from './screens/sso-discovery-slug.tsx';

/** The address has several ways to sign in. */
const SsoDiscoveryMenu: ScreenView<'SsoDiscoveryMenu'> = ({ state, send, strings }) => (
  <LaterScreen
    heading={strings.sso.menuHeading}
    onBack={() => send({ type: 'wentBack' })}
    strings={strings}
    text={<Sentence text={strings.sso.menuText} slots={{ email: state.email }} />}
  >
    <ConnectionButtons connections={state.connections} label={strings.business.connection} />
  </LaterScreen>
);

export const ssoScreens: ScreensOf<'SsoDiscoveryEmail' | 'SsoDiscoveryMenu' | 'SsoDiscoverySlug'> = {
  SsoDiscoveryEmail: { View: SsoDiscoveryEmail },
  SsoDiscoveryMenu: { View: SsoDiscoveryMenu },
  SsoDiscoverySlug: { View: SsoDiscoverySlug },
};
