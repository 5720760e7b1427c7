import { visible } from './visible.ts';

/** A local part, one `@` and a dotted domain name in any script. The provider does the real validation. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
/** The full-width forms of ASCII, which input methods for Chinese and Japanese produce. */
const FULL_WIDTH = /[！-～]/g;
/** From the code point of an ASCII character to that of its full-width form. */
const FULL_WIDTH_OFFSET = 0xfee0;
/** RFC 5321. */
const MAX_LENGTH = 254;

/**
 * The trimmed address without invisible characters and with full-width ones converted to ASCII, or undefined if it is
 * not an email address.
 */
export function parseEmail(typed: string): string | undefined {
  const email = visible(typed)
    .trim()
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET));
  return email.length <= MAX_LENGTH && EMAIL.test(email) ? email : undefined;
}
