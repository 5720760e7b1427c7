/** An address or number that only its owner recognizes: `a…@example.com`, `…34`. */
export function mask(to: string): string {
  const at = to.lastIndexOf('@');
  // Without the word joiner, lines break after the ellipsis.
  return at > 0 ? `${[...to][0]}…\u2060${to.slice(at)}` : `…${to.slice(-2)}`;
}
