import { httpUrl } from '../kit/lib/http-url.ts';
import { DEFAULTS } from './entry-options.ts';
import type { Config, Product, ResolvedConfig } from './types.ts';

/** A section of a config with its defaults. */
type Filled<Options, Defaults> = Omit<Options, keyof Defaults> & {
  [Name in keyof Options & keyof Defaults]-?: NonNullable<Options[Name]>;
};

/**
 * Fills in the defaults of a section, and makes redirect URLs absolute, as the provider requires. `undefined` and `null`
 * count as left out.
 */
export function fillIn<Options extends object, Defaults extends object = object>(
  options: Options | undefined,
  base: string,
  defaults?: Defaults,
): Filled<Options, Defaults> {
  const set = Object.entries(options ?? {})
    .filter(([, value]) => (value ?? undefined) !== undefined)
    .map(([name, value]): [string, unknown] => [
      name,
      name.endsWith('RedirectURL') ? httpUrl(value, base) : value,
    ]);
  return { ...defaults, ...Object.fromEntries(set) } as Filled<Options, Defaults>;
}

/** The products that a page offers. Nothing has validated them. */
export const productsOf = ({ products }: Pick<Config, 'products'>): readonly Product[] =>
  products ?? DEFAULTS.products;

/**
 * Fills in the defaults. Validates nothing; see `checkSettings`.
 * @param base the URL that the config's relative URLs are resolved against
 */
export function resolveConfig(config: Config, base: string): ResolvedConfig {
  const otp = fillIn(config.otpOptions, base, DEFAULTS.otpOptions);
  const session = fillIn(config.sessionOptions, base, DEFAULTS.sessionOptions);
  return {
    products: [...new Set(productsOf(config))],
    emailMagicLinks: fillIn(config.emailMagicLinksOptions, base, DEFAULTS.emailMagicLinksOptions),
    otp: { ...otp, methods: [...new Set(otp.methods)] },
    oauth: { providers: [], ...fillIn(config.oauthOptions, base) },
    passwords: fillIn(config.passwordOptions, base, DEFAULTS.passwordOptions),
    passkeys: { ...session, ...fillIn(config.passkeyOptions, base, DEFAULTS.passkeyOptions) },
    ...session,
  };
}
