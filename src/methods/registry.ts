/** Where each method's code is: the only lines about a method outside of its folder. */
import type { Product } from '../config/types.ts';
import type { ScreenName } from '../flow/screens.ts';
import type { MainPart } from './method.ts';

export const MAIN_PARTS: Readonly<Record<Product, () => Promise<MainPart>>> = {
  emailMagicLinks: () => import('./email-link/main.tsx'),
  oauth: () => import('./oauth/main.tsx'),
  otp: () => import('./otp/main.tsx'),
  passwords: () => import('./passwords/main.tsx'),
  crypto: () => import('./crypto/main.tsx'),
};

export const SCREEN_PARTS = {
  'email-link': () => import('./email-link/index.ts'),
  otp: () => import('./otp/index.ts'),
  landing: () => import('./landing/index.ts'),
  passwords: () => import('./passwords/index.ts'),
  crypto: () => import('./crypto/index.ts'),
} as const;

export type SecondaryScreen = Exclude<ScreenName, 'Main'>;

/** Which part brings a screen. */
export const OWNERS: Readonly<Record<SecondaryScreen, keyof typeof SCREEN_PARTS>> = {
  EmailConfirmation: 'email-link',
  OTPAuthenticate: 'otp',
  OTPConfirmation: 'otp',
  LoggingIn: 'landing',
  PasswordCreateOrLogin: 'passwords',
  PasswordForgot: 'passwords',
  PasswordBreached: 'passwords',
  PasswordDedupe: 'passwords',
  PasswordSetNew: 'passwords',
  PasswordResetForm: 'passwords',
  PasswordConfirmation: 'passwords',
  CryptoOtherScreen: 'crypto',
  CryptoSetupWallet: 'crypto',
  CryptoConnect: 'crypto',
  CryptoSignMessage: 'crypto',
  CryptoError: 'crypto',
  CryptoConfirmation: 'crypto',
};

/** The screens that a product's own flow can lead to, to be fetched ahead. */
export const LATER_PARTS: Readonly<Record<Product, readonly (keyof typeof SCREEN_PARTS)[]>> = {
  emailMagicLinks: ['email-link'],
  // Where the visitor comes back to: by then the code is in the browser's cache.
  oauth: ['landing', 'passwords'],
  otp: ['otp'],
  passwords: ['passwords'],
  crypto: ['crypto'],
};
