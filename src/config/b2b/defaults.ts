/** The only place that states a default of `<auth-b2b-widget>`. Times in minutes. */
export const B2B_DEFAULTS = {
  products: ['emailMagicLinks'],
  authFlowType: 'Discovery',
  /** Spec section 9. */
  sessionDurationMinutes: 60,
  linkExpirationMinutes: 60,
  resetPasswordExpirationMinutes: 30,
  mfaMethods: ['smsOtp', 'totp'],
  cookies: {
    opaqueTokenCookieName: 'stytch_b2b_session',
    jwtCookieName: 'stytch_b2b_session_jwt',
    istCookieName: 'stytch_b2b_intermediate_session',
  },
} as const;
