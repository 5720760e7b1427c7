/** The only place that states a default (spec section 9, contract section 2). Times in minutes. */
export const DEFAULTS = {
  products: ['emailMagicLinks'],
  otpMethods: ['sms'],
  otpExpirationMinutes: 5,
  phoneCountry: 'US',
  sessionDurationMinutes: 30,
  magicLinkExpirationMinutes: 30,
  resetPasswordExpirationMinutes: 30,
  passkeyOffer: true,
} as const;
