import type { MethodManifest } from '../manifest.ts';

export const emailLink = {
  product: 'emailMagicLinks',
  clientCalls: () => ['magicLinks.email.loginOrCreate', 'magicLinks.authenticate'],
  main: () => import('./main.tsx'),
  screens: { EmailConfirmation: () => import('./screens.ts') },
} as const satisfies MethodManifest;
