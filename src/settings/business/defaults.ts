/** The only place that states a default of `<auth-b2b-widget>`, but for `cookie-names.ts`. Times in minutes. */
export const B2B_DEFAULTS = {
  products: ['emailMagicLinks'],
  authFlowType: 'Discovery',
  /** Spec section 9. */
  sessionDurationMinutes: 60,
  linkExpirationMinutes: 60,
  resetPasswordExpirationMinutes: 30,
  mfaMethods: ['smsOtp', 'totp'],
} as const;
