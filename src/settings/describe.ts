/** Names a value for a message. Unlike `String()`, it runs none of the page's code and cannot throw. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return 'an array';
  const isShown = value === null || ['number', 'boolean', 'undefined'].includes(typeof value);
  return isShown ? String(value) : `a value of type ${typeof value}`;
}
