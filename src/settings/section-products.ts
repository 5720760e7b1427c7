/** The product that a section of a config is for. Apart from the options: only the diagnosis needs it. */
import type { B2bConfig, B2bProduct } from './business/types.ts';
import type { Config, Product } from './types.ts';

export const SECTIONS: Readonly<Partial<Record<keyof Config, Product>>> = {
  emailMagicLinksOptions: 'emailMagicLinks',
  otpOptions: 'otp',
  oauthOptions: 'oauth',
  passwordOptions: 'passwords',
  passkeyOptions: 'passkeys',
};

export const BUSINESS_SECTIONS: Readonly<Partial<Record<keyof B2bConfig, B2bProduct>>> = {
  emailMagicLinksOptions: 'emailMagicLinks',
  emailOtpOptions: 'emailOtp',
  ssoOptions: 'sso',
  oauthOptions: 'oauth',
  passwordOptions: 'passwords',
};
