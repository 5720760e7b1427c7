import type { ScreenOwner } from '../methods/manifest.ts';

/** Chunks are compared by their loader, and both screens are in one chunk. */
const screens = () => import('./screens.ts');

/** The screens that emailed links and providers lead back to, whatever products the page offers. */
export const arrival = {
  screens: { LoggingIn: screens, OtherAccount: screens },
  urlTokens: ['magic_links', 'login', 'oauth'],
} as const satisfies ScreenOwner;
