/** The properties that only `<auth-widget>` has. */
import { readShorthands } from '../../src/settings/read-shorthands.ts';
import { SHORTHANDS } from '../../src/settings/shorthands.ts';
import type { AlreadySignedIn, OtpMethod, Product } from '../../src/settings/types.ts';
import type { ConsumerShorthands } from './consumer-settings.ts';
import { type FieldsOf, flag, list, number, oneOf, text } from './fields.ts';

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

export const WIDGET_FIELDS: FieldsOf<WidgetOptions> = {
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
  alreadySignedIn: oneOf('form', 'succeed'),
};

/** What the options stand for. */
export function widgetShorthands(options: ShorthandOptions): ConsumerShorthands {
  const { products, oauthProviders } = options;
  // Not validated yet, so it may not be an array.
  const providers = oauthProviders && [oauthProviders].flat().map((type) => ({ type }));
  const { config, theme } = readShorthands(SHORTHANDS, { ...options, oauthProviders: providers });
  // The attribute stands for the product with its default options.
  const links = [products].flat().includes('emailMagicLinks') && { emailMagicLinksOptions: {} };
  return { form: 'login', config: { ...links, ...config }, theme };
}
