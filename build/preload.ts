/** Tags for a page's head that preload an element's files and reserve its space before its script has run. Pure. */
import type { Config, OtpMethod, Product } from '../src/config/types.ts';
import { isProduct } from '../src/entry/consumer/manifests.ts';
import { type FirstView, reservedSpace } from '../src/entry/reserved-space.ts';
import { languageFor } from '../src/i18n/languages.ts';

/** `dist/preload.json`: the files, relative to dist/, that an element needs besides the entry. */
export interface PreloadMap {
  /** Needed by every page. */
  readonly always: readonly string[];
  /** The provider's SDK, for pages without a client of their own. */
  readonly sdk: readonly string[];
  /** By product, as in the attribute `products`. */
  readonly products: Readonly<Record<string, readonly string[]>>;
  /** For the first screen of `<auth-reset-password>`. */
  readonly reset: readonly string[];
}

/** The element's attributes. */
export interface PreloadOptions {
  readonly tag: 'auth-widget' | 'auth-reset-password';
  readonly products: readonly string[];
  readonly oauthProviders?: readonly string[];
  readonly otpMethods?: readonly OtpMethod[];
  readonly hideHeaderText?: boolean;
  readonly hasLogo?: boolean;
  /** BCP 47: the language of the page, or the attribute `locale`. */
  readonly locale?: string;
  /** URL under which the contents of dist/ are served, with a trailing slash. */
  readonly base: string;
  /** Whether the page sets the property `client`. */
  readonly ownClient?: boolean;
}

/** @throws Error for a product that the build does not have */
export function filesToPreload(
  map: PreloadMap,
  { tag, products, locale, ownClient }: PreloadOptions,
): string[] {
  const perProduct = products.map((product) => {
    const files = map.products[product];
    if (!files)
      throw new Error(`"${product}" is not a product. Use any of: ${Object.keys(map.products).join(', ')}.`);
    return files;
  });
  const first = tag === 'auth-widget' ? perProduct.flat() : map.reset;
  const language = languageFor(locale ?? 'en');
  // English is part of the app.
  const texts = language === 'en' ? [] : [`locales/${language}.js`];
  return [...new Set([...map.always, ...texts, ...first, ...(ownClient ? [] : map.sdk)])];
}

/** The configuration that the widget makes of these attributes. */
export function configOf({ tag, products, oauthProviders, otpMethods }: PreloadOptions): Config {
  return {
    // The reset form always offers passwords. `checkSettings` reports what is not a product.
    products: (tag === 'auth-reset-password' ? [...products, 'passwords'] : products) as readonly Product[],
    ...(oauthProviders && { oauthOptions: { providers: oauthProviders.map((type) => ({ type })) } }),
    ...(otpMethods && { otpOptions: { methods: otpMethods } }),
  };
}

function viewOf(options: PreloadOptions): FirstView {
  const { tag, products, hideHeaderText = false, hasLogo } = options;
  const forReset = tag === 'auth-reset-password';
  return {
    screen: forReset ? 'PasswordResetForm' : 'Main',
    // Most visitors of a reset page come from the e-mail.
    hasToken: forReset,
    products: products.filter(isProduct),
    config: configOf(options),
    theme: { hideHeaderText, ...(hasLogo && { logo: { logoImageUrl: 'there' } }) },
    // Shown unless the project hides it, which is not known here.
    watermark: true,
  };
}

/** A CSS rule that reserves the space of an element until it is defined, so that the layout does not shift. */
export function roomRule(options: PreloadOptions): string {
  const style = Object.entries(reservedSpace(viewOf(options)));
  return `${options.tag}:not(:defined){${style.map(([property, value]) => `${property}:${value}`).join(';')}}`;
}

/** @param integrity `dist/integrity.json`: SRI hashes by file */
export function preloadTags(
  map: PreloadMap,
  integrity: Readonly<Record<string, string>>,
  options: PreloadOptions,
): string {
  const attributes = (file: string): string => {
    const hash = integrity[file];
    return `="${options.base}${file}"${hash === undefined ? '' : ` integrity="${hash}"`} crossorigin`;
  };
  return [
    `<style>${roomRule(options)}</style>`,
    ...filesToPreload(map, options).map((file) => `<link rel="modulepreload" href${attributes(file)}>`),
    `<script type="module" src${attributes('auth-widget.js')}></script>`,
  ].join('\n');
}
