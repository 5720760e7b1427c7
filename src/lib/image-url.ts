/** Whether a page's URL may be shown as an image: http(s), relative, or a `data:` image. */
export function isImageUrl(url: string): boolean {
  if (/^data:image\//i.test(url)) return true;
  if (!URL.canParse(url, 'https://page.invalid')) return false;
  return ['http:', 'https:'].includes(new URL(url, 'https://page.invalid').protocol);
}
