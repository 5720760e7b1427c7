/** A local part, one `@` and a dotted domain name in any script. The provider does the real validation. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
/** Nearly every address: browsers need some ms to compile classes of Unicode. */
const ASCII = /^[^\s@<>()[\],;:"\\]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;
/** The full-width forms of ASCII, which input methods for Chinese and Japanese produce. */
const FULL_WIDTH = /[！-～]/g;
/** RFC 5321. */
const MAX_LENGTH = 254;

/**
 * The trimmed address without invisible characters and with full-width ones converted to ASCII, or undefined if it is
 * not an email address.
 */
export function parseEmail(typed: string): string | undefined {
  const email = visible(typed)
    .trim()
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'));
  return email.length <= MAX_LENGTH && (ASCII.test(email) || EMAIL.test(email)) ? email : undefined;
}

/**
 * Removes what a reader cannot see: controls, marks that change the direction of text, zero-width characters, soft
 * hyphens and fillers.
 */
export function visible(text: string): string {
  // Browsers need some ms to compile the classes of Unicode.
  return /^[ -~]*$/.test(text) ? text : text.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** Removes invisible characters from a field. Returns what is left. */
export function keepVisible(field: HTMLInputElement): string {
  const text = visible(field.value);
  if (text !== field.value) field.value = text;
  return text;
}
