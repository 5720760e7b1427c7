import type { MethodManifest } from '../../method.ts';

const screens = () => import('./screens.ts');

export const passwords = {
  product: 'passwords',
  clientCalls: () => [
    'passwords.strengthCheck',
    'passwords.create',
    'passwords.authenticate',
    'passwords.resetByEmailStart',
    'passwords.resetByEmail',
    'magicLinks.authenticate',
  ],
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
