import { httpUrl, parseUrl } from './urls.ts';

/**
 * True for an absolute http(s) URL without a user, which the SDK would print, and over https without a port, which the SDK leaves
 * out.
 */
export function isApiUrl(value: unknown): boolean {
  const url = parseUrl(httpUrl(value) ?? '');
  return (
    url !== undefined && url.username + url.password === '' && (url.protocol === 'http:' || url.port === '')
  );
}
