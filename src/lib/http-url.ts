/**
 * Checks that a value is an http(s) URL and resolves a relative one.
 * @param base resolves relative URLs; without it, only absolute ones are accepted
 * @returns an absolute URL exactly as written, because the provider compares redirect URLs character by character; a
 * relative one resolved against `base`; undefined for anything else
 */
export function httpUrl(value: unknown, base?: string): string | undefined {
  if (typeof value !== 'string' || value.trim() === '' || !URL.canParse(value, base)) return undefined;
  const { protocol, href } = new URL(value, base);
  if (!/^https?:$/.test(protocol)) return undefined;
  return URL.canParse(value) ? value : href;
}
