/** Digits and plus signs, including the non-ASCII ones that an input method or a paste may contain. */
const significant = /[\p{Nd}+＋]/u;
const formatting = /[^\p{Nd}+＋]/gu;

/** The number of digits and plus signs before the caret. */
export function digitsBefore(text: string, caret: number): number {
  return text.slice(0, caret).replace(formatting, '').length;
}

/** The position of the caret after this many digits and plus signs; the end of the text if it has fewer. */
export function caretAfterDigits(text: string, count: number): number {
  if (count === 0) return 0;
  const digit = [...text.matchAll(new RegExp(significant, 'gu'))][count - 1];
  return digit ? digit.index + 1 : text.length;
}

/**
 * The result of the Delete key. If it deleted nothing but formatting, which would only come back, this deletes the next
 * digit instead.
 */
export function applyDelete(before: string, raw: string, caret: number): string {
  const hasDeletedDigits = raw.replace(formatting, '').length < before.replace(formatting, '').length;
  return hasDeletedDigits ? raw : raw.slice(0, caret) + raw.slice(caret).replace(significant, '');
}
