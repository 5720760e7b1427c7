/** The calls that each method makes of a page's own client. Not in the manifests, which the entry has: only the check of the settings needs them. */

import type { ResolvedBusinessConfig } from '../../settings/business/resolve.ts';
import { B2B_PRODUCTS, type B2bProduct } from '../../settings/business/types.ts';

const CALLS: Readonly<Record<B2bProduct, readonly string[]>> = {
  emailMagicLinks: [
    'magicLinks.email.loginOrSignup',
    'magicLinks.email.discovery.send',
    'magicLinks.authenticate',
  ],
  emailOtp: ['otps.email.loginOrSignup', 'otps.email.authenticate', 'otps.email.discovery.send'],
  sso: ['sso.start', 'sso.authenticate', 'sso.discoverConnections'],
  oauth: ['oauth.authenticate', 'oauth.discovery.authenticate'],
  passwords: ['passwords.authenticate', 'passwords.strengthCheck', 'passwords.resetByEmailStart'],
};

/** The methods that a page's own client must have, as paths. */
export function clientCalls({ products }: Pick<ResolvedBusinessConfig, 'products'>): readonly string[] {
  return [
    'organization.getBySlug',
    'discovery.organizations.list',
    'discovery.intermediateSessions.exchange',
    ...B2B_PRODUCTS.filter((product) => products.includes(product)).flatMap((product) => CALLS[product]),
  ];
}
