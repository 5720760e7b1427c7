/** One at sign with something before it and a dotted name of any script after it; the provider has the last word. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
/** What an input method for Chinese or Japanese writes for ASCII, so far above it. */
const FULL_WIDTH = /[！-～]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** RFC 5321's longest address. */
const LONGEST = 254;

/** The address without surrounding white space and full-width signs, or undefined where it is none. */
export function parseEmail(typed: string): string | undefined {
  const email = typed
    .trim()
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET));
  return email.length <= LONGEST && EMAIL.test(email) ? email : undefined;
}
