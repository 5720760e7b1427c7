import { httpUrl } from '../kit/lib/http-url.ts';
import { DEFAULTS } from './defaults.ts';
import type { Config, ResolvedConfig } from './types.ts';

/** Whether an option holds the URL of a page. */
function isRedirect(name: string): boolean {
  return name.endsWith('RedirectURL');
}

/** Makes redirect URLs absolute, as the provider requires. */
export function withAbsoluteUrls<Options extends object>(
  options: Options | undefined,
  base: string,
): Options {
  const entries = Object.entries(options ?? {}).map(([name, value]): [string, unknown] => [
    name,
    isRedirect(name) ? httpUrl(value, base) : value,
  ]);
  return Object.fromEntries(entries) as Options;
}

/**
 * Fills in the defaults. Validates nothing; see `checkSettings`.
 * @param base the URL that the config's relative URLs are resolved against
 */
export function resolveConfig(config: Config, base: string): ResolvedConfig {
  const links = withAbsoluteUrls(config.emailMagicLinksOptions, base);
  const passwords = withAbsoluteUrls(config.passwordOptions, base);
  const sessionDurationMinutes =
    config.sessionOptions?.sessionDurationMinutes ?? DEFAULTS.sessionDurationMinutes;
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
      phoneCountry: config.otpOptions?.phoneCountry ?? DEFAULTS.phoneCountry,
    },
    oauth: {
      ...withAbsoluteUrls(config.oauthOptions, base),
      providers: config.oauthOptions?.providers ?? [],
    },
    passwords: {
      ...passwords,
      resetPasswordExpirationMinutes:
        passwords.resetPasswordExpirationMinutes ?? DEFAULTS.resetPasswordExpirationMinutes,
    },
    passkeys: {
      ...config.passkeyOptions,
      offer: config.passkeyOptions?.offer ?? DEFAULTS.passkeyOffer,
      sessionDurationMinutes: config.passkeyOptions?.sessionDurationMinutes ?? sessionDurationMinutes,
    },
    sessionDurationMinutes,
  };
}
