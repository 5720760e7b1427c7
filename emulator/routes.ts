import { b2bControlRoutes } from './control/b2b-routes.ts';
import { controlRoutes } from './control/routes.ts';
import { consentPageRoutes } from './pages/consent/consent-page.ts';
import { inboxPageRoutes } from './pages/inbox/inbox-page.ts';
import { oneTapFileRoutes } from './pages/one-tap/one-tap-files.ts';
import { protectionFileRoutes } from './pages/protection/protection-files.ts';
import { backendMemberSessionRoutes } from './resources/b2b/sessions/backend-member-sessions.ts';
import { cryptoWalletRoutes } from './resources/crypto-wallets/crypto-wallets.ts';
import { impersonationRoutes } from './resources/impersonation.ts';
import { oneTapRoutes } from './resources/oauth/one-tap.ts';
import { portableRoutes } from './resources/portable-routes.ts';
import { backendSessionRoutes } from './resources/sessions/backend-sessions.ts';
import { userChangeRoutes } from './resources/users/user-changes.ts';
import { webauthnRoutes } from './resources/webauthn/webauthn.ts';

/** Everything the emulator answers. A file in resources/ is named after the part of the path that follows /sdk/v1 or /v1. */
export const routes = [
  ...portableRoutes,
  ...cryptoWalletRoutes,
  ...webauthnRoutes,
  ...oneTapRoutes,
  ...impersonationRoutes,
  ...userChangeRoutes,
  ...backendSessionRoutes,
  ...backendMemberSessionRoutes,
  ...consentPageRoutes,
  ...oneTapFileRoutes,
  ...protectionFileRoutes,
  ...inboxPageRoutes,
  ...controlRoutes,
  ...b2bControlRoutes,
];
