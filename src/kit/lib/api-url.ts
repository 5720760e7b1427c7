import { httpUrl, parseUrl } from './urls.ts';

/** True for an absolute http(s) URL without a user: no browser sends a request to one with a password, and the SDK would print it. */
export function isApiUrl(value: unknown): boolean {
  const url = parseUrl(httpUrl(value) ?? '');
  return url !== undefined && url.username + url.password === '';
}
