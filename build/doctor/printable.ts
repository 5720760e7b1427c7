/** Text of a page or a file in a terminal, which would obey its control characters. Pure. */

/** Marks of writing direction, which can make a text look like another one, are no control characters of Unicode. */
const CONTROL = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Writes control characters as JSON does. */
export function printable(text: string): string {
  return text.replace(CONTROL, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
