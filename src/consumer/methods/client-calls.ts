/** The calls that each method makes of a page's own client. Not in the manifests, which the entry has: only the check of the settings needs them. */

import type { ResolvedConfig } from '../../settings/resolve.ts';
import { OTP_METHODS, type Product } from '../../settings/types.ts';
import { isProduct } from './manifests.ts';

const CALLS: Readonly<Record<Product, readonly string[]>> = {
  emailMagicLinks: ['magicLinks.authenticate'],
  oauth: [],
  otp: ['otps.authenticate'],
  crypto: ['cryptoWallets.authenticateStart', 'cryptoWallets.authenticate'],
  passwords: [
    'passwords.strengthCheck',
    'passwords.create',
    'passwords.authenticate',
    'passwords.resetByEmailStart',
    'passwords.resetByEmail',
    'magicLinks.authenticate',
  ],
  passkeys: ['webauthn.authenticate', 'webauthn.register'],
};

/** The methods that a page's own client must have, as paths. */
export function clientCalls({
  products,
  otp: { methods },
  isClosed,
}: Pick<ResolvedConfig, 'products' | 'otp' | 'isClosed'>): readonly string[] {
  const send = isClosed ? 'send' : 'loginOrCreate';
  const links = products.includes('emailMagicLinks') ? [`magicLinks.email.${send}`] : [];
  const codes = products.includes('otp') ? OTP_METHODS.filter((method) => methods.includes(method)) : [];
  return [
    ...products.filter(isProduct).flatMap((product) => CALLS[product]),
    ...links,
    ...codes.map((method) => `otps.${method}.${send}`),
  ];
}
