import type { MethodManifest } from '../../method.ts';

export const emailLink = {
  product: 'emailMagicLinks',
  blocks: () => [{ kind: 'identifier', id: 'email', tab: 'email' }],
  main: () => import('./main.tsx'),
  screens: { EmailConfirmation: () => import('./screens.tsx') },
} as const satisfies MethodManifest<'email'>;
