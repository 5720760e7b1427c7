/** The files that an element needs, which a page may preload. Pure. */
import type { PrintedTag } from '../elements/internal/tags.ts';
import { languageFor } from '../src/kit/i18n/languages.ts';

/** `dist/preload.json`: the files, relative to dist/, that an element needs besides the entry. */
export interface PreloadMap {
  /** Needed by every page. */
  readonly always: readonly string[];
  /** The provider's SDK, for pages without a client of their own. */
  readonly sdk: readonly string[];
  /** By product, as in the attribute `products`. */
  readonly products: Readonly<Record<string, readonly string[]>>;
  /** The logos of third parties, by the type of the provider. */
  readonly logos: Readonly<Record<string, readonly string[]>>;
  /** For the first screen of `<auth-reset-password>`. */
  readonly reset: readonly string[];
}

/** The settings that decide about the files. */
export interface PreloadOptions {
  readonly tag: PrintedTag;
  readonly products: readonly string[];
  /** The types of the third parties whose buttons there are, such as `google`. */
  readonly providers?: readonly string[];
  /** BCP 47: the language of the page, or the attribute `locale`. */
  readonly locale?: string;
  /** True if the page sets the property `client`. */
  readonly ownClient?: boolean;
}

/** @throws Error for a product that the build does not have */
export function filesToPreload(
  map: PreloadMap,
  { tag, products, providers = [], locale, ownClient }: PreloadOptions,
): string[] {
  const perProduct = products.map((product) => {
    const files = map.products[product];
    if (!files)
      throw new Error(`"${product}" is not a product. Use any of: ${Object.keys(map.products).join(', ')}.`);
    return files;
  });
  const logos = products.includes('oauth') ? providers.flatMap((type) => map.logos[type] ?? []) : [];
  const first = tag === 'auth-widget' ? [...perProduct.flat(), ...logos] : map.reset;
  const language = languageFor(locale ?? 'en');
  // English is part of the app.
  const texts = language === 'en' ? [] : [`locales/${language}.js`];
  return [...new Set([...map.always, ...texts, ...first, ...(ownClient ? [] : map.sdk)])];
}
