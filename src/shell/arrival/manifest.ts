import type { ScreenOwner } from '../manifest.ts';

/** Chunks are compared by their loader, and all screens are in one chunk. */
const screens = () => import('./screens.ts');

/** The screens of a sign-in on its way, whatever products the page offers: where links and providers lead back to. */
export const arrival = {
  screens: { LoggingIn: screens, OtherAccount: screens, Finishing: screens },
  urlTokens: ['magic_links', 'login', 'oauth'],
} as const satisfies ScreenOwner;
