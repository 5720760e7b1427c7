/** Which part brings which screen. Apart from the registry, since the entry has no use for it. */
import type { Product } from '../config/types.ts';
import type { ScreenName } from '../flow/screens.ts';
import { FIRST_OWNERS, type SCREEN_PARTS } from './registry.ts';

type SecondaryScreen = Exclude<ScreenName, 'Main'>;

/** Which part brings a screen. */
export const OWNERS: Readonly<Record<SecondaryScreen, keyof typeof SCREEN_PARTS>> = {
  ...FIRST_OWNERS,
  EmailConfirmation: 'email-link',
  OTPAuthenticate: 'otp',
  OTPConfirmation: 'otp',
  PasswordCreateOrLogin: 'passwords',
  PasswordForgot: 'passwords',
  PasswordBreached: 'passwords',
  PasswordDedupe: 'passwords',
  PasswordSetNew: 'passwords',
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
