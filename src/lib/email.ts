/** One at sign with something before it and a dotted name after it; the provider has the last word. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.]+(\.[^\s@.]+)+$/;
/** RFC 5321's longest address. */
const LONGEST = 254;

/** The address without surrounding white space, or undefined where it is none. */
export function parseEmail(typed: string): string | undefined {
  const email = typed.trim();
  return email.length <= LONGEST && EMAIL.test(email) ? email : undefined;
}
