import type { Config } from './types.ts';

/** The only place that states a default (spec section 9). Times in minutes. */
export const DEFAULTS = {
  products: ['emailMagicLinks'],
  emailMagicLinksOptions: { loginExpirationMinutes: 30, signupExpirationMinutes: 30 },
  otpOptions: { methods: ['sms'], expirationMinutes: 5, phoneCountry: 'US' },
  passwordOptions: { resetPasswordExpirationMinutes: 30 },
  passkeyOptions: { offer: true },
  sessionOptions: { sessionDurationMinutes: 30 },
} as const satisfies Config;
