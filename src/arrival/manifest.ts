import type { ScreenOwner } from '../methods/manifest.ts';

/** Where e-mailed links and providers lead back to, whatever products the page has. */
export const arrival = {
  screens: { LoggingIn: () => import('./screens.ts') },
  urlTokens: ['magic_links', 'login', 'oauth'],
} as const satisfies ScreenOwner;
