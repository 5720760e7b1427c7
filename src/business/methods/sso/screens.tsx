import { BackButton } from '../../../kit/ui/back-button.tsx';
import { Sentence } from '../../../kit/ui/sentence.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Heading } from '../../../kit/ui/text.tsx';
import type { ScreensOf, ScreenView } from '../../screen.ts';
import { ConnectionButtons } from './connection-buttons.tsx';
import { SsoDiscoveryEmail } from './screens/sso-discovery-email.tsx';
import { SsoDiscoverySlug } from './screens/sso-discovery-slug.tsx';

/** The address has several ways to sign in. */
const SsoDiscoveryMenu: ScreenView<'SsoDiscoveryMenu'> = ({ state, send, strings }) => (
  <Stack gap={24}>
    <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
    <Heading>{strings.sso.menuHeading}</Heading>
    <Sentence text={strings.sso.menuText} slots={{ email: state.email }} />
    <ConnectionButtons connections={state.connections} label={strings.business.connection} />
  </Stack>
);

export const screens: ScreensOf<'SsoDiscoveryEmail' | 'SsoDiscoveryMenu' | 'SsoDiscoverySlug'> = {
  SsoDiscoveryEmail: { View: SsoDiscoveryEmail },
  SsoDiscoveryMenu: { View: SsoDiscoveryMenu },
  SsoDiscoverySlug: { View: SsoDiscoverySlug },
};
