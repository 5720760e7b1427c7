import type { ShorthandsOf } from '../read-shorthands.ts';
import type { B2bConfig } from './types.ts';

const login = { loginRedirectURL: 'loginRedirectUrl' };
const redirects = { ...login, signupRedirectURL: 'signupRedirectUrl' };
const discovery = { discoveryRedirectURL: 'discoveryRedirectUrl' };

/** What the properties of single options of `<auth-b2b-widget>` set. */
export const B2B_SHORTHANDS = {
  config: {
    products: 'products',
    authFlowType: 'authFlowType',
    organizationSlug: 'organizationSlug',
    emailMagicLinksOptions: { ...redirects, ...discovery, domainHint: 'domainHint' },
    ssoOptions: redirects,
    oauthOptions: { ...redirects, ...discovery, providers: 'oauthProviders' },
    passwordOptions: { ...login, ...discovery, resetPasswordRedirectURL: 'resetPasswordRedirectUrl' },
    sessionOptions: { sessionDurationMinutes: 'sessionDurationMinutes' },
  },
  theme: { hideHeaderText: 'hideHeaderText', logo: { logoImageUrl: 'logoImageUrl' } },
} satisfies ShorthandsOf<B2bConfig>;
