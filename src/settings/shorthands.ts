/** Single options that have a property and an attribute of their own. Pure. */
import { hasOwn } from '../kit/lib/has-own.ts';
import type { Config } from './types.ts';

/** What each property sets, as paths in config and theme. */
export type Shorthands = Readonly<Record<string, readonly string[]>>;

/** The paths of the options in sections of a config, and of those that are in none. */
export type OptionPath<Options, Path extends string = 'config'> = {
  [Name in keyof Options & string]-?: NonNullable<Options[Name]> extends readonly unknown[]
    ? `${Path}.${Name}`
    : NonNullable<Options[Name]> extends object
      ? OptionPath<NonNullable<Options[Name]>, `${Path}.${Name}`>
      : `${Path}.${Name}`;
}[keyof Options & string];

type ThemePath = 'theme.hideHeaderText' | 'theme.logo.logoImageUrl';

export type ShorthandsOf<Options> = Readonly<Record<string, readonly (OptionPath<Options> | ThemePath)[]>>;

/** Those of `<auth-widget>`. */
export const SHORTHANDS = {
  products: ['config.products'],
  oauthProviders: ['config.oauthOptions.providers'],
  otpMethods: ['config.otpOptions.methods'],
  otpExpirationMinutes: ['config.otpOptions.expirationMinutes'],
  phoneCountry: ['config.otpOptions.phoneCountry'],
  sessionDurationMinutes: ['config.sessionOptions.sessionDurationMinutes'],
  loginRedirectUrl: [
    'config.emailMagicLinksOptions.loginRedirectURL',
    'config.oauthOptions.loginRedirectURL',
    'config.passwordOptions.loginRedirectURL',
  ],
  signupRedirectUrl: [
    'config.emailMagicLinksOptions.signupRedirectURL',
    'config.oauthOptions.signupRedirectURL',
  ],
  resetPasswordRedirectUrl: ['config.passwordOptions.resetPasswordRedirectURL'],
  domainHint: ['config.emailMagicLinksOptions.domainHint'],
  passkeyDomain: ['config.passkeyOptions.domain'],
  hideHeaderText: ['theme.hideHeaderText'],
  logoImageUrl: ['theme.logo.logoImageUrl'],
} as const satisfies ShorthandsOf<Config>;

/** What the properties say, as parts of config and theme. */
export function readShorthands<Options extends object>(
  shorthands: Readonly<Record<keyof Options, readonly string[]>>,
  options: Options,
): { readonly config: object; readonly theme: object } {
  const read = { config: {}, theme: {} };
  for (const [property, paths] of Object.entries<readonly string[]>(shorthands)) {
    const value: unknown = Reflect.get(options, property);
    if (value === undefined) continue;
    for (const path of paths) {
      const sections = path.split('.');
      const name = sections.pop() ?? '';
      let section: Record<string, unknown> = read;
      for (const key of sections)
        section = (hasOwn(section, key) ? section[key] : (section[key] = {})) as Record<string, unknown>;
      section[name] = value;
    }
  }
  return read;
}

/** `public-token` for `publicToken`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The attribute that sets an option, too; undefined if there is none. */
export function attributeFor(path: string, shorthands: Shorthands): string | undefined {
  const [property] = Object.entries(shorthands).find(([, paths]) => paths.includes(path)) ?? [];
  return property === undefined ? undefined : attributeName(property);
}
