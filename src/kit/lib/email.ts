/** A local part, one `@` and a dotted domain name in any script. The provider does the real validation. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}\u200c-\u200d-]+(\.[\p{L}\p{M}\p{N}\u200c-\u200d-]+)+$/u;
/** Nearly every address: browsers need some ms to compile classes of Unicode. */
const ASCII = /^[^\s@<>()[\],;:"\\]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;
/** The full-width forms of ASCII, which input methods for Chinese and Japanese produce. */
const FULL_WIDTH = /[！-～]/g;
/** An address as mail programs and pages copy it: after a name, in angle brackets, or as a link. */
const COPIED = /^.*<([^<>]*)>[\s,;.]*$|^\s*mailto:([^?]*).*$/i;
/** RFC 5321. */
const MAX_LENGTH = 254;
/** Of what is searched for an address, in characters. */
const MAX_COPIED = 999;

/**
 * The trimmed address without invisible characters and with full-width ones converted to ASCII, or undefined if it is
 * not an email address.
 */
export function parseEmail(typed: string): string | undefined {
  if (typed.length > MAX_COPIED) return undefined;
  const email = visible(typed)
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .replace(COPIED, '$1$2')
    .replace(/^\s+|[\s,;.]+$/g, '');
  return email.length <= MAX_LENGTH && (ASCII.test(email) || EMAIL.test(email)) ? email : undefined;
}

/**
 * Removes what a reader cannot see: controls, marks that change the direction of text, zero-width characters, soft
 * hyphens and fillers. Joiners within a word of a script that needs them, such as Persian, are part of its spelling.
 */
export function visible(text: string): string {
  // Browsers need some ms to compile the classes of Unicode.
  return /^[ -~]*$/.test(text)
    ? text
    : text.replace(
        /([\u0620-\u0dff][\u200c-\u200d](?=[\u0620-\u0dff]))|[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu,
        '$1',
      );
}
