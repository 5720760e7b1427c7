import type { ScreenOwner } from '../methods/manifest.ts';

/** The screen that emailed links and providers lead back to, whatever products the page offers. */
export const arrival = {
  screens: { LoggingIn: () => import('./screens.ts') },
  urlTokens: ['magic_links', 'login', 'oauth'],
} as const satisfies ScreenOwner;
