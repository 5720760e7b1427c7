import type { B2bConfig } from './types.ts';

/** The only place that states a default of `<auth-b2b-widget>`, but for `business-cookie-names.ts`. Times in minutes. */
export const B2B_DEFAULTS = {
  products: ['emailMagicLinks'],
  authFlowType: 'Discovery',
  emailMagicLinksOptions: {
    loginExpirationMinutes: 60,
    signupExpirationMinutes: 60,
    discoveryExpirationMinutes: 60,
  },
  passwordOptions: { resetPasswordExpirationMinutes: 30 },
  directLoginForSingleMembership: { status: false, ignoreInvites: false, ignoreJitProvisioning: false },
  directCreateOrganizationForNoMembership: false,
  disableCreateOrganization: false,
  mfaProductInclude: ['smsOtp', 'totp'],
  /** Spec section 9. */
  sessionOptions: { sessionDurationMinutes: 60 },
} as const satisfies B2bConfig;
