/** How the methods that use an email address go together (spec sections 4 and 5). Pure. */
import type { ResolvedConfig } from '../../settings/resolve.ts';

/** How users sign in by email without a password. */
export type PasswordlessMethod = 'code' | 'link';

/** Codes take precedence if both are configured. */
export function passwordlessMethod({ products, otp }: ResolvedConfig): PasswordlessMethod | undefined {
  if (products.includes('otp') && otp.methods.includes('email')) return 'code';
  return products.includes('emailMagicLinks') ? 'link' : undefined;
}

/** True if the page has a way to sign in besides passwords. */
export const offersMoreThanPasswords = ({ products, oauth }: ResolvedConfig): boolean =>
  products.some((product) => (product === 'oauth' ? oauth.providers.length > 0 : product !== 'passwords'));
