import type { ShorthandsOf } from '../shorthands.ts';
import type { B2bConfig } from './types.ts';

/** What the properties of single options of `<auth-b2b-widget>` set. */
export const B2B_SHORTHANDS = {
  products: ['config.products'],
  authFlowType: ['config.authFlowType'],
  organizationSlug: ['config.organizationSlug'],
  oauthProviders: ['config.oauthOptions.providers'],
  loginRedirectUrl: [
    'config.emailMagicLinksOptions.loginRedirectURL',
    'config.ssoOptions.loginRedirectURL',
    'config.oauthOptions.loginRedirectURL',
    'config.passwordOptions.loginRedirectURL',
  ],
  signupRedirectUrl: [
    'config.emailMagicLinksOptions.signupRedirectURL',
    'config.ssoOptions.signupRedirectURL',
    'config.oauthOptions.signupRedirectURL',
  ],
  discoveryRedirectUrl: [
    'config.emailMagicLinksOptions.discoveryRedirectURL',
    'config.oauthOptions.discoveryRedirectURL',
    'config.passwordOptions.discoveryRedirectURL',
  ],
  resetPasswordRedirectUrl: ['config.passwordOptions.resetPasswordRedirectURL'],
  sessionDurationMinutes: ['config.sessionOptions.sessionDurationMinutes'],
  domainHint: ['config.emailMagicLinksOptions.domainHint'],
  hideHeaderText: ['theme.hideHeaderText'],
  logoImageUrl: ['theme.logo.logoImageUrl'],
} as const satisfies ShorthandsOf<B2bConfig>;
