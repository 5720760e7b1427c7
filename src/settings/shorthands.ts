import type { ShorthandsOf } from './read-shorthands.ts';
import type { Config } from './types.ts';

const redirects = { loginRedirectURL: 'loginRedirectUrl', signupRedirectURL: 'signupRedirectUrl' };

/** What the properties of single options of `<auth-widget>` set. */
export const SHORTHANDS = {
  config: {
    products: 'products',
    emailMagicLinksOptions: { ...redirects, domainHint: 'domainHint' },
    otpOptions: {
      methods: 'otpMethods',
      expirationMinutes: 'otpExpirationMinutes',
      phoneCountry: 'phoneCountry',
    },
    oauthOptions: { ...redirects, providers: 'oauthProviders' },
    passwordOptions: {
      loginRedirectURL: 'loginRedirectUrl',
      resetPasswordRedirectURL: 'resetPasswordRedirectUrl',
    },
    passkeyOptions: { domain: 'passkeyDomain' },
    sessionOptions: { sessionDurationMinutes: 'sessionDurationMinutes' },
  },
  theme: { hideHeaderText: 'hideHeaderText', logo: { logoImageUrl: 'logoImageUrl' } },
} satisfies ShorthandsOf<Config>;
