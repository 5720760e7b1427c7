import { discoveryRoutes } from './discovery/discovery.ts';
import { impersonationRoutes } from './impersonation.ts';
import { memberLinkRoutes } from './magic-links.ts';
import { memberRoutes } from './members/members.ts';
import { recoveryCodeRoutes } from './mfa/recovery-codes.ts';
import { smsRoutes } from './mfa/sms.ts';
import { totpRoutes } from './mfa/totp.ts';
import { memberOAuthRoutes } from './oauth/oauth.ts';
import { organizationRoutes } from './organizations/organizations.ts';
import { memberCodeRoutes } from './otps.ts';
import { memberPasswordChangeRoutes } from './passwords/change-password.ts';
import { memberPasswordRoutes } from './passwords/passwords.ts';
import { memberPasswordResetRoutes } from './passwords/reset-by-email.ts';
import { memberSessionRoutes } from './sessions/member-sessions.ts';
import { ssoRoutes } from './sso/sso.ts';

/** The routes of the B2B project for pages, wherever the emulator runs. A file is named after the part of the path that follows /b2b. */
export const b2bRoutes = [
  ...organizationRoutes,
  ...memberRoutes,
  ...memberLinkRoutes,
  ...memberCodeRoutes,
  ...discoveryRoutes,
  ...memberPasswordRoutes,
  ...memberPasswordResetRoutes,
  ...memberPasswordChangeRoutes,
  ...memberOAuthRoutes,
  ...ssoRoutes,
  ...smsRoutes,
  ...totpRoutes,
  ...recoveryCodeRoutes,
  ...impersonationRoutes,
  ...memberSessionRoutes,
];
