import { webAddress } from '../lib/web-address.ts';
import { DEFAULTS } from './defaults.ts';
import type { Config, ResolvedConfig } from './types.ts';

/** Whether an option of the config is the address of a page. */
export function isRedirect(name: string): boolean {
  return name.endsWith('RedirectURL');
}

/** The provider is told of absolute addresses only. */
function withAddresses<Options extends object>(options: Options | undefined, base: string): Options {
  const entries = Object.entries(options ?? {}).map(([name, value]): [string, unknown] => [
    name,
    isRedirect(name) ? webAddress(value, base) : value,
  ]);
  return Object.fromEntries(entries) as Options;
}

/**
 * Fills in the defaults. Does not judge: `checkSettings` does.
 * @param base what the config's addresses are relative to
 */
export function resolveConfig(config: Config, base: string): ResolvedConfig {
  const links = withAddresses(config.emailMagicLinksOptions, base);
  const passwords = withAddresses(config.passwordOptions, base);
  return {
    products: [...new Set(config.products ?? DEFAULTS.products)],
    emailMagicLinks: {
      ...links,
      loginExpirationMinutes: links.loginExpirationMinutes ?? DEFAULTS.magicLinkExpirationMinutes,
      signupExpirationMinutes: links.signupExpirationMinutes ?? DEFAULTS.magicLinkExpirationMinutes,
    },
    otp: {
      ...config.otpOptions,
      methods: [...new Set(config.otpOptions?.methods ?? DEFAULTS.otpMethods)],
      expirationMinutes: config.otpOptions?.expirationMinutes ?? DEFAULTS.otpExpirationMinutes,
    },
    oauth: {
      ...withAddresses(config.oauthOptions, base),
      providers: config.oauthOptions?.providers ?? [],
    },
    passwords: {
      ...passwords,
      resetPasswordExpirationMinutes:
        passwords.resetPasswordExpirationMinutes ?? DEFAULTS.resetPasswordExpirationMinutes,
    },
    sessionDurationMinutes: config.sessionOptions?.sessionDurationMinutes ?? DEFAULTS.sessionDurationMinutes,
  };
}
