/** The properties that only `<auth-widget>` has. */
import type { AlreadySignedIn, Config, OtpMethod, Product } from '../../src/settings/types.ts';
import type { ConsumerShorthands } from './consumer-settings.ts';
import { type FieldsOf, flag, list, number, oneOf, text } from './fields.ts';
import { given } from './given.ts';

/** Single options of config and theme. */
export interface ShorthandOptions {
  products: readonly Product[] | undefined;
  oauthProviders: readonly string[] | undefined;
  otpMethods: readonly OtpMethod[] | undefined;
  /** Minutes. */
  otpExpirationMinutes: number | undefined;
  phoneCountry: string | undefined;
  /** Minutes. */
  sessionDurationMinutes: number | undefined;
  loginRedirectUrl: string | undefined;
  signupRedirectUrl: string | undefined;
  resetPasswordRedirectUrl: string | undefined;
  domainHint: string | undefined;
  passkeyDomain: string | undefined;
  hideHeaderText: boolean | undefined;
  logoImageUrl: string | undefined;
}

export interface WidgetOptions extends ShorthandOptions {
  alreadySignedIn: AlreadySignedIn | undefined;
}

export const SHORTHAND_FIELDS: FieldsOf<ShorthandOptions> = {
  products: list,
  oauthProviders: list,
  otpMethods: list,
  otpExpirationMinutes: number,
  phoneCountry: text,
  sessionDurationMinutes: number,
  loginRedirectUrl: text,
  signupRedirectUrl: text,
  resetPasswordRedirectUrl: text,
  domainHint: text,
  passkeyDomain: text,
  hideHeaderText: flag,
  logoImageUrl: text,
};

export const WIDGET_FIELDS: FieldsOf<WidgetOptions> = {
  ...SHORTHAND_FIELDS,
  alreadySignedIn: oneOf('form', 'succeed'),
};

/** What the options stand for. */
export function widgetShorthands(options: ShorthandOptions): ConsumerShorthands {
  const redirects = {
    ...given('loginRedirectURL', options.loginRedirectUrl),
    ...given('signupRedirectURL', options.signupRedirectUrl),
  };
  const links = { ...redirects, ...given('domainHint', options.domainHint) };
  // The attribute stands for the product with its default options.
  const hasLinks = [options.products].flat().includes('emailMagicLinks') || Object.keys(links).length > 0;
  const config: Config = {
    ...given('products', options.products),
    ...given('emailMagicLinksOptions', hasLinks ? links : undefined),
    otpOptions: {
      ...given('methods', options.otpMethods),
      ...given('expirationMinutes', options.otpExpirationMinutes),
      ...given('phoneCountry', options.phoneCountry),
    },
    oauthOptions: {
      ...redirects,
      ...given(
        'providers',
        // Not validated yet, so it may not be an array.
        options.oauthProviders && [options.oauthProviders].flat().map((type) => ({ type })),
      ),
    },
    passwordOptions: {
      ...given('loginRedirectURL', options.loginRedirectUrl),
      ...given('resetPasswordRedirectURL', options.resetPasswordRedirectUrl),
    },
    passkeyOptions: given('domain', options.passkeyDomain),
    sessionOptions: given('sessionDurationMinutes', options.sessionDurationMinutes),
  };
  return {
    form: 'login',
    config,
    theme: {
      ...given('hideHeaderText', options.hideHeaderText),
      ...(options.logoImageUrl !== undefined && { logo: { logoImageUrl: options.logoImageUrl } }),
    },
  };
}
