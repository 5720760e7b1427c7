/** The mistake of a setting whose getter or proxy throws. */
export const UNREADABLE = 'throws when it is read.';

/** One level for the JSON child, and five for the scopes of a third-party provider. */
const MAX_DEPTH = 6;

/**
 * Copies what a page has set, so that its getters and proxies run only here. Drops what is nested deeper than any
 * setting: an object may contain itself.
 * @throws what reading the value throws
 */
export function plainCopy(value: unknown, depth = MAX_DEPTH): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return undefined;
  if (Array.isArray(value)) return [...value].map((item) => plainCopy(item, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainCopy(inner, depth - 1)]));
}
