/**
 * The SDK's own names are those of the consumer's cookies, and each of its two clients would end the other's session. A
 * module of its own: `<auth-session>` needs no other default.
 */
export const BUSINESS_COOKIES = {
  opaqueTokenCookieName: 'stytch_b2b_session',
  jwtCookieName: 'stytch_b2b_session_jwt',
  istCookieName: 'stytch_b2b_intermediate_session',
} as const;
