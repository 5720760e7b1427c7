const significant = /[\d+]/;

/** How many digits (and plus signs) lie before a caret. */
export function significantBefore(text: string, caret: number): number {
  return text.slice(0, caret).replace(/[^\d+]/g, '').length;
}

/** The caret's place behind so many digits; the end when there are fewer. */
export function caretAfter(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (significant.test(text.charAt(index))) seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}
