/** Every default of the spec's section 9 and the contract's section 2, once. Times in minutes. */
export const DEFAULTS = {
  products: ['emailMagicLinks'],
  otpMethods: ['sms'],
  otpExpirationMinutes: 5,
  sessionDurationMinutes: 30,
  magicLinkExpirationMinutes: 30,
  resetPasswordExpirationMinutes: 30,
} as const;
