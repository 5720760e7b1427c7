import { visible } from './visible.ts';

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
