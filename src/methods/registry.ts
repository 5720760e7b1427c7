/** Where each method's code is: the only lines about a method outside of its folder. */
import type { Product } from '../config/types.ts';
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

/** Which part brings a screen that a widget may begin with, besides Main. */
export const FIRST_OWNERS = { LoggingIn: 'landing', PasswordResetForm: 'passwords' } as const;
