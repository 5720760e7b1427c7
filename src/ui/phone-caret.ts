/** What an input method or a paste brings counts too, before it is written in ASCII. */
const significant = /[\p{Nd}+＋]/u;
const insignificant = /[^\p{Nd}+＋]/gu;

/** How many digits (and plus signs) lie before a caret. */
export function significantBefore(text: string, caret: number): number {
  return text.slice(0, caret).replace(insignificant, '').length;
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

/**
 * What a forward deletion was meant to leave: where it took nothing but what the format adds, which comes back, the
 * digit behind that goes.
 */
export function afterDelete(before: string, raw: string, caret: number): string {
  const tookDigits = raw.replace(insignificant, '').length < before.replace(insignificant, '').length;
  return tookDigits ? raw : raw.slice(0, caret) + raw.slice(caret).replace(significant, '');
}
