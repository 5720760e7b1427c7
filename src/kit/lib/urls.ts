/** The URL; undefined if the text is not one. `URL.canParse` is newer than the oldest browsers that the widget supports. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * Checks that a value is an http(s) URL and resolves a relative one.
 * @param base resolves relative URLs; without it, only absolute ones are accepted
 * @returns an absolute URL exactly as written, because the provider compares redirect URLs character by character; a
 * relative one resolved against `base`; undefined for anything else
 */
export function httpUrl(value: unknown, base?: string): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const url = parseUrl(value, base);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return parseUrl(value) ? value : url.href;
}

/**
 * The redirect URLs that bring a social login back to this page. They have no query or fragment, which vary between visits, because the
 * provider compares whole URLs.
 * @returns an empty object if the page has no http(s) URL
 */
export function pageRedirects(): { loginRedirectURL?: string; signupRedirectURL?: string } {
  const page = httpUrl(location.origin + location.pathname);
  return page === undefined ? {} : { loginRedirectURL: page, signupRedirectURL: page };
}

/**
 * True if a value, which may come from a stranger, is a path of this site: one slash first, and nothing that browsers read as another
 * host or strip.
 */
export const isSitePath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(value);

/** True if a page's value may be shown as an image: an http(s) or relative URL, or a `data:` image. */
export function isImageUrl(url: unknown): url is string {
  if (typeof url !== 'string') return false;
  if (/^data:image\//i.test(url)) return true;
  return ['http:', 'https:'].includes(parseUrl(url, 'https://page.invalid')?.protocol ?? '');
}
