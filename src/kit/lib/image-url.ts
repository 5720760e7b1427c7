import { parseUrl } from './parse-url.ts';

/** Whether what a page has set may be shown as an image: an http(s) or relative URL, or a `data:` image. */
export function isImageUrl(url: unknown): url is string {
  if (typeof url !== 'string') return false;
  if (/^data:image\//i.test(url)) return true;
  return ['http:', 'https:'].includes(parseUrl(url, 'https://page.invalid')?.protocol ?? '');
}
