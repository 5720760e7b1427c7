/** The URI of an authenticator app's key. Pure. */

export interface TotpAccount {
  /** Base32. */
  readonly secret: string;
  /** What the visitor knows the account by. */
  readonly account: string;
  /** The app lists the account under this name. */
  readonly issuer: string;
}

/** As authenticator apps read it from a QR code (Key Uri Format). */
export function totpUri({ secret, account, issuer }: TotpAccount): string {
  const label = [issuer, account].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${encodeURIComponent(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

/** In groups of four, which are easier to type. */
export function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
