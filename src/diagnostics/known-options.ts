/** The name of every option. Only the warnings about ignored settings need them at run time. */
import type { Config, OAuthProvider } from '../config/types.ts';

type Names<Options> = Readonly<Record<keyof Options, true>>;
type Section<Key extends keyof Config> =
  NonNullable<Config[Key]> extends readonly unknown[] | boolean ? true : Names<NonNullable<Config[Key]>>;

export const CONFIG: { readonly [Key in keyof Required<Config>]: Section<Key> } = {
  products: true,
  emailMagicLinksOptions: {
    loginRedirectURL: true,
    loginExpirationMinutes: true,
    signupRedirectURL: true,
    signupExpirationMinutes: true,
    createUserAsPending: true,
    loginTemplateId: true,
    signupTemplateId: true,
    domainHint: true,
  },
  otpOptions: { methods: true, expirationMinutes: true, loginTemplateId: true, signupTemplateId: true },
  oauthOptions: { providers: true, loginRedirectURL: true, signupRedirectURL: true },
  passwordOptions: {
    loginRedirectURL: true,
    resetPasswordRedirectURL: true,
    resetPasswordExpirationMinutes: true,
    resetPasswordTemplateId: true,
  },
  sessionOptions: { sessionDurationMinutes: true },
  enableShadowDOM: true,
};

export const OAUTH_PROVIDER: Names<OAuthProvider> = {
  type: true,
  one_tap: true,
  position: true,
  custom_scopes: true,
};
