/** Which ways to sign in a visitor has: those that the page, the organization and the sign-in so far allow. Pure. */

import type { AuthMethod, SsoConnection } from '../../provider/business-port.ts';
import type { ResolvedBusinessConfig } from '../../settings/business/resolve.ts';
import type { B2bOAuthProvider, B2bProduct } from '../../settings/business/types.ts';
import type { Visit } from './screens.ts';

export interface Offered {
  /** In the page's order. */
  readonly products: readonly B2bProduct[];
  readonly providers: readonly B2bOAuthProvider[];
  /** Of the known organization. Without one, the visitor's connection has to be found first. */
  readonly connections: readonly SsoConnection[];
}

type Setup = Pick<ResolvedBusinessConfig, 'products' | 'oauth'>;

const OAUTH: readonly AuthMethod[] = ['google', 'microsoft', 'hubspot', 'slack', 'github'];

const isProvider = (method: AuthMethod): method is B2bOAuthProvider['type'] => OAUTH.includes(method);

function offeredIn(
  { products, oauth }: Setup,
  visit: Visit,
  allowed: readonly AuthMethod[] | undefined,
): Offered {
  const isAllowed = (method: AuthMethod): boolean => allowed?.includes(method) ?? true;
  const connections = visit.to === 'organization' && isAllowed('sso') ? visit.organization.connections : [];
  const providers = products.includes('oauth') ? oauth.providers.filter(({ type }) => isAllowed(type)) : [];
  const isOffered = (product: B2bProduct): boolean => {
    if (product === 'oauth') return providers.length > 0;
    if (product === 'sso') return visit.to === 'discover' || connections.length > 0;
    return isAllowed(product);
  };
  return {
    products: products.filter(isOffered),
    providers,
    connections: products.includes('sso') ? connections : [],
  };
}

/** The page with everything that an organization demands, for a visitor who could not go on otherwise. */
function asDemanded({ products, oauth }: Setup, demanded: readonly AuthMethod[]): Setup {
  const known = oauth.providers.map(({ type }) => type);
  const missing = demanded.filter(isProvider).filter((type) => !known.includes(type));
  return {
    products: [
      ...new Set([...products, ...demanded.map((method) => (isProvider(method) ? 'oauth' : method))]),
    ],
    oauth: { ...oauth, providers: [...oauth.providers, ...missing.map((type) => ({ type }))] },
  };
}

/** @returns no products if there is no way to sign in */
export function offered(config: Setup, visit: Visit): Offered {
  if (visit.to !== 'organization') return offeredIn(config, visit, undefined);
  const { organization, demanded } = visit;
  if (!demanded) return offeredIn(config, visit, organization.allowedMethods);
  const usual = offeredIn(config, visit, demanded);
  if (usual.products.length > 0) return usual;
  // An organization that restricts nothing wants no more than the address proved, for which a link is enough.
  const isLinkEnough = !organization.allowedMethods && demanded.includes('emailMagicLinks');
  const missing: readonly AuthMethod[] = isLinkEnough ? ['emailMagicLinks'] : demanded;
  return offeredIn(asDemanded(config, missing), visit, missing);
}

/** The way that leaves nothing to choose: a password, or a connection. Undefined if there is a choice, or an address to enter. */
export function onlyWay({ products, connections }: Offered): 'passwords' | SsoConnection | undefined {
  const [product, ...others] = products;
  if (others.length > 0) return undefined;
  if (product === 'passwords') return product;
  return product === 'sso' && connections.length === 1 ? connections[0] : undefined;
}
