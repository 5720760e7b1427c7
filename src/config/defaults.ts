import type { Config, ResolvedConfig } from './types.ts';

/** Every default of the spec's section 9 and the contract's section 2, once. Times in minutes. */
export const DEFAULTS = {
  products: ['emailMagicLinks'],
  otpMethods: ['sms'],
  otpExpirationMinutes: 5,
  sessionDurationMinutes: 30,
  magicLinkExpirationMinutes: 30,
  resetPasswordExpirationMinutes: 30,
} as const;

/** Fills in the defaults. Does not judge: {@link findProblems} does. */
export function resolveConfig(config: Config): ResolvedConfig {
  return {
    products: [...new Set(config.products ?? DEFAULTS.products)],
    emailMagicLinks: {
      ...config.emailMagicLinksOptions,
      loginExpirationMinutes:
        config.emailMagicLinksOptions?.loginExpirationMinutes ?? DEFAULTS.magicLinkExpirationMinutes,
      signupExpirationMinutes:
        config.emailMagicLinksOptions?.signupExpirationMinutes ?? DEFAULTS.magicLinkExpirationMinutes,
    },
    otp: {
      ...config.otpOptions,
      methods: [...new Set(config.otpOptions?.methods ?? DEFAULTS.otpMethods)],
      expirationMinutes: config.otpOptions?.expirationMinutes ?? DEFAULTS.otpExpirationMinutes,
    },
    oauth: { ...config.oauthOptions, providers: config.oauthOptions?.providers ?? [] },
    passwords: {
      ...config.passwordOptions,
      resetPasswordExpirationMinutes:
        config.passwordOptions?.resetPasswordExpirationMinutes ?? DEFAULTS.resetPasswordExpirationMinutes,
    },
    sessionDurationMinutes: config.sessionOptions?.sessionDurationMinutes ?? DEFAULTS.sessionDurationMinutes,
  };
}
