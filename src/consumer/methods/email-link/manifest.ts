import type { MethodManifest } from '../../method.ts';

export const emailLink = {
  product: 'emailMagicLinks',
  clientCalls: () => ['magicLinks.email.loginOrCreate', 'magicLinks.authenticate'],
  blocks: () => [{ kind: 'identifier', id: 'email', tab: 'email' }],
  main: () => import('./main.tsx'),
  screens: { EmailConfirmation: () => import('./screens.tsx') },
} as const satisfies MethodManifest<'email'>;
