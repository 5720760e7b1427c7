import type { MethodManifest } from '../manifest.ts';

export const oauth = {
  product: 'oauth',
  clientCalls: () => [],
  main: () => import('./main.tsx'),
  screens: {},
  // Where the visitor comes back to: by then the code is in the browser's cache.
  leadsTo: ['LoggingIn', 'PasswordConfirmation'],
} as const satisfies MethodManifest;
