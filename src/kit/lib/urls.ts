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
 * Leads a social login back to the page that it has left. Without a query and a fragment, which differ from visit to visit, because the
 * provider compares redirect URLs as a whole.
 * @returns nothing where the page has no http(s) URL
 */
export function pageRedirects(): { loginRedirectURL?: string; signupRedirectURL?: string } {
  const page = httpUrl(location.origin + location.pathname);
  return page === undefined ? {} : { loginRedirectURL: page, signupRedirectURL: page };
}

/**
 * True if an address leads to this site, wherever it came from: one slash, and nothing that a browser reads as another host or
 * leaves out.
 */
export const isSitePath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(value);

/** True if a page's value may be shown as an image: an http(s) or relative URL, or a `data:` image. */
export function isImageUrl(url: unknown): url is string {
  if (typeof url !== 'string') return false;
  if (/^data:image\//i.test(url)) return true;
  return ['http:', 'https:'].includes(parseUrl(url, 'https://page.invalid')?.protocol ?? '');
}
