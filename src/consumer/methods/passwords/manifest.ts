import type { MethodManifest } from '../../method.ts';

const screens = () => import('./screens.ts');

export const passwords = {
  product: 'passwords',
  blocks: () => [{ kind: 'identifier', id: 'email', tab: 'email' }],
  main: () => import('./main.tsx'),
  screens: {
    PasswordCreateOrLogin: screens,
    PasswordForgot: screens,
    PasswordBreached: screens,
    PasswordDedupe: screens,
    PasswordSetNew: screens,
    PasswordResetForm: screens,
    PasswordConfirmation: screens,
  },
  urlTokens: ['reset_password'],
} as const satisfies MethodManifest<'email'>;
