/** The domains of email addresses in letters that are not ASCII: Stytch gets them as the network has them, visitors as they typed them. */

/**
 * The address with the domain as in DNS, by the browser's own rules: `ß` and `ς` stay letters of their own. A domain that cannot be
 * stays as it is, and the provider refuses it.
 */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (/^[ -~]*$/.test(domain)) return email;
  try {
    const { hostname } = new URL(`https://${domain}`);
    // Digits of other scripts would make it the address of a computer.
    return /^[\d.]+$/.test(hostname) ? email : email.slice(0, at) + hostname;
  } catch {
    return email;
  }
}
