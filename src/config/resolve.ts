import { DEFAULTS } from './defaults.ts';
import type { Config, ResolvedConfig } from './types.ts';

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
