/**
 * The tags for a page's head that fetch all that an element will want, and keep its place, before its script has run.
 * Pure.
 */

import type { Config, OtpMethod, Product } from '../src/config/types.ts';
import { type FirstView, reservedSpace } from '../src/entry/reserved-space.ts';
import { languageFor } from '../src/i18n/languages.ts';

/** `dist/preload.json`: files, relative to dist/, that a page needs besides what it asks for anyway. */
export interface PreloadMap {
  /** Whatever the page offers. */
  readonly always: readonly string[];
  /** The provider's SDK; a page that hands in its own client does without. */
  readonly sdk: readonly string[];
  /** By the name that the attribute `products` has. */
  readonly products: Readonly<Record<string, readonly string[]>>;
  /** What `<auth-reset-password>` begins with. */
  readonly reset: readonly string[];
}

/** The element as its attributes describe it. */
export interface PreloadOptions {
  readonly tag: 'auth-widget' | 'auth-reset-password';
  readonly products: readonly string[];
  readonly oauthProviders?: readonly string[];
  readonly otpMethods?: readonly OtpMethod[];
  readonly hideHeaderText?: boolean;
  readonly hasLogo?: boolean;
  /** BCP 47: of the page, or what its attribute `locale` says. */
  readonly locale?: string;
  /** Where the contents of dist/ are served, ending in a slash. */
  readonly base: string;
  /** The page hands in a client of its own. */
  readonly ownClient?: boolean;
}

/** @throws for a product that the build does not have */
export function filesToPreload(
  map: PreloadMap,
  { tag, products, locale, ownClient }: PreloadOptions,
): string[] {
  const perProduct = products.map((product) => {
    const files = map.products[product];
    if (!files) throw new Error(`no product "${product}"; any of: ${Object.keys(map.products).join(', ')}`);
    return files;
  });
  const first = tag === 'auth-widget' ? perProduct.flat() : map.reset;
  const language = languageFor(locale ?? 'en');
  // English is part of the app.
  const texts = language === 'en' ? [] : [`locales/${language}.js`];
  return [...new Set([...map.always, ...texts, ...first, ...(ownClient ? [] : map.sdk)])];
}

/** What the attributes say, as the widget reads it. */
export function configOf({ tag, products, oauthProviders, otpMethods }: PreloadOptions): Config {
  return {
    // The reset form offers passwords whatever else is named. What is no product is for the widget's own check to say.
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
    // Somebody who opens that page most likely comes by the e-mail.
    hasToken: forReset,
    products,
    config: configOf(options),
    theme: { hideHeaderText, ...(hasLogo && { logo: { logoImageUrl: 'there' } }) },
    // Until the project is known to hide it.
    watermark: true,
  };
}

/** A CSS rule that keeps the place of an element which is not defined yet, so that nothing moves when it is. */
export function roomRule(options: PreloadOptions): string {
  const style = Object.entries(reservedSpace(viewOf(options)));
  return `${options.tag}:not(:defined){${style.map(([property, value]) => `${property}:${value}`).join(';')}}`;
}

/** @param integrity `dist/integrity.json`: file -> `sha384-…` */
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
