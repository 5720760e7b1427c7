/** The tags that let a browser fetch all that a widget will want before its script has run. Pure. */

/** `dist/preload.json`: files, relative to dist/, that a page needs besides what it asks for anyway. */
export interface PreloadMap {
  /** Whatever the page offers. */
  readonly always: readonly string[];
  /** The provider's SDK; a page that hands in its own client does without. */
  readonly sdk: readonly string[];
  /** By the name that the attribute `products` has. */
  readonly products: Readonly<Record<string, readonly string[]>>;
}

export interface PreloadOptions {
  readonly products: readonly string[];
  /** Where the contents of dist/ are served, ending in a slash. */
  readonly base: string;
  /** The page hands in a client of its own. */
  readonly ownClient: boolean;
}

/** @throws for a product that the build does not have */
export function filesToPreload(map: PreloadMap, { products, ownClient }: PreloadOptions): string[] {
  const perProduct = products.flatMap((product) => {
    const files = map.products[product];
    if (!files) throw new Error(`no product "${product}"; any of: ${Object.keys(map.products).join(', ')}`);
    return files;
  });
  return [...new Set([...map.always, ...perProduct, ...(ownClient ? [] : map.sdk)])];
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
    ...filesToPreload(map, options).map((file) => `<link rel="modulepreload" href${attributes(file)}>`),
    `<script type="module" src${attributes('auth-widget.js')}></script>`,
  ].join('\n');
}
