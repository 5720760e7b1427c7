/** The routes of the emulator wherever it runs, in Node and in a page (`emulator/demo`). */
import { b2bRoutes } from './b2b/b2b-routes.ts';
import { bootstrapRoutes } from './bootstrap.ts';
import { eventRoutes } from './events.ts';
import { magicLinkRoutes } from './magic-links.ts';
import { oauthRoutes } from './oauth/oauth.ts';
import { otpRoutes } from './otps.ts';
import { passwordChangeRoutes } from './passwords/change-password.ts';
import { passwordRoutes } from './passwords/passwords.ts';
import { passwordResetRoutes } from './passwords/reset-by-email.ts';
import { sessionRoutes } from './sessions/sessions.ts';
import { totpRoutes } from './totps.ts';
import { userRoutes } from './users/users.ts';

export const portableRoutes = [
  ...bootstrapRoutes,
  ...otpRoutes,
  ...totpRoutes,
  ...magicLinkRoutes,
  ...passwordRoutes,
  ...passwordResetRoutes,
  ...passwordChangeRoutes,
  ...oauthRoutes,
  ...sessionRoutes,
  ...userRoutes,
  ...eventRoutes,
  ...b2bRoutes,
];
