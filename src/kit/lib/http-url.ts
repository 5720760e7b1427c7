import { parseUrl } from './parse-url.ts';

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
