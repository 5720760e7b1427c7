/** Which methods share an e-mail address (spec sections 4 and 5). Pure. */
import type { ResolvedConfig } from '../../config/types.ts';

/** How a visitor signs in by e-mail without a password. */
export type Passwordless = 'code' | 'link';

/** A code goes before a link, where both are configured. */
export function passwordlessMethod({ products, otp }: ResolvedConfig): Passwordless | undefined {
  if (products.includes('otp') && otp.methods.includes('email')) return 'code';
  return products.includes('emailMagicLinks') ? 'link' : undefined;
}

/** With passwords, codes and links by e-mail have no tab of their own: they are offered beside the password. */
export function hasEmailTab({ products }: ResolvedConfig): boolean {
  return !products.includes('passwords');
}
