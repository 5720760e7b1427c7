/**
 * The http(s) address that a page means; an absolute one stays as it was written, for providers compare letters.
 * @param base what a relative one is relative to
 * @returns undefined for what is none
 */
export function webAddress(given: unknown, base?: string): string | undefined {
  if (typeof given !== 'string' || given.trim() === '' || !URL.canParse(given, base)) return undefined;
  const { protocol, href } = new URL(given, base);
  if (!/^https?:$/.test(protocol)) return undefined;
  return URL.canParse(given) ? given : href;
}
