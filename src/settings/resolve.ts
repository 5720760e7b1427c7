import { withoutPrototype } from '../kit/lib/objects.ts';
import { countryAmong } from '../kit/lib/phone-country.ts';
import { httpUrl } from '../kit/lib/urls.ts';
import { DEFAULTS } from './defaults.ts';
import type { Config, Product } from './types.ts';

/** A section of a config with its defaults. */
type Filled<Options, Defaults> = Omit<Options, keyof Defaults> & {
  [Name in keyof Options & keyof Defaults]-?: NonNullable<Options[Name]>;
};

/**
 * Fills in the defaults of a section, and makes URLs absolute, as the provider requires of redirects. `undefined` and `null`
 * count as left out.
 */
export function fillIn<Options extends object, Defaults extends object = object>(
  options: Options,
  base: string,
  defaults?: Defaults,
): Filled<Options, Defaults> {
  const set = Object.entries(options)
    .filter(([, value]) => (value ?? undefined) !== undefined)
    .map(([name, value]): [string, unknown] => [name, /URL$/i.test(name) ? httpUrl(value, base) : value]);
  return withoutPrototype({ ...defaults, ...Object.fromEntries(set) }) as Filled<Options, Defaults>;
}

/** Fills in sections of a config by their names, from defaults that are laid out as it is; see `fillIn`. */
export const sectionsOf =
  <Config extends object, Defaults extends object>(config: Config, base: string, defaults: Defaults) =>
  <Name extends keyof Config & string>(name: Name) =>
    fillIn(
      withoutPrototype(config)[name] ?? {},
      base,
      Reflect.get(defaults, name) as object | undefined,
    ) as Filled<
      NonNullable<Config[Name]>,
      Defaults extends Readonly<Record<Name, infer Section>> ? Section : object
    >;

export const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

/** The products that a page offers. Nothing has validated them. */
export const productsOf = ({ products }: Pick<Config, 'products'>): readonly Product[] =>
  products ?? DEFAULTS.products;

/**
 * Fills in the defaults. Validates nothing; see `checkSettings`.
 * @param base the URL that the config's relative URLs are resolved against
 */
export function resolveConfig(config: Config, base: string) {
  const section = sectionsOf(config, base, DEFAULTS);
  const otp = section('otpOptions');
  const session = section('sessionOptions');
  return {
    products: unique(productsOf(config)),
    emailMagicLinks: section('emailMagicLinksOptions'),
    otp: withoutPrototype({
      ...otp,
      methods: unique(otp.methods),
      phoneCountry: countryAmong(otp.phoneCountry, otp.phoneCountries),
    }),
    oauth: withoutPrototype({ providers: [], ...section('oauthOptions') }),
    passwords: section('passwordOptions'),
    passkeys: withoutPrototype({ ...session, ...section('passkeyOptions') }),
    secondFactor: withoutPrototype({
      methods: [],
      expirationMinutes: otp.expirationMinutes,
      ...section('secondFactorOptions'),
    }),
    /** True if nobody new can sign up. */
    isClosed: config.signUp === 'closed',
    terms: config.terms ? section('terms') : undefined,
    /** True if a link waits for the visitor's agreement, unless this browser asked for it. */
    asksOfLinks: config.linkConfirmation !== 'never',
    ...session,
  };
}

/** The configuration with all defaults filled in, as the rest of the widget reads it. */
export type ResolvedConfig = Readonly<ReturnType<typeof resolveConfig>>;
