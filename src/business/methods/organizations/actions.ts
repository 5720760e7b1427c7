/** Choosing and creating organizations. */

import type { DiscoveredOrganization } from '../../../provider/business-port.ts';
import type { ProviderError } from '../../../provider/errors.ts';
import type { B2bMethod } from '../../../settings/business/types.ts';
import type { Action } from '../../method.ts';
import { concludeDiscovery, concludeSignIn, demandOf } from '../../shared/conclude.ts';
import { explainExpired } from '../../shared/explain.ts';

/** How the visitor has proved the address. */
interface Proved {
  readonly method: B2bMethod;
}

/** The list of organizations, which a reload has lost. */
export const listOrganizations: Action<Proved> = async ({ provider }, { method }) =>
  concludeDiscovery(await provider.discovery.list(), { method, type: 'B2B_DISCOVERY_ORGANIZATIONS_LIST' });

/** Goes on to a chosen organization. */
export const joinOrganization: Action<DiscoveredOrganization & Proved & { readonly email: string }> = async (
  context,
  { organization, demanded, email, method },
) => {
  if (demanded) return { event: demandOf(context, { organization, demanded, email }) };
  const { provider, config } = context;
  const answer = await provider.discovery.exchange(organization.id, config.sessionDurationMinutes);
  return concludeSignIn(context, answer, {
    method,
    type: 'B2B_DISCOVERY_INTERMEDIATE_SESSION_EXCHANGE',
  });
};

/** Creates an organization. */
export const createOrganization: Action<Proved & { readonly name: string | undefined }> = async (
  context,
  { name, method },
) => {
  const { provider, config } = context;
  const answer = await provider.discovery.create(name, config.sessionDurationMinutes);
  return concludeSignIn(context, answer, {
    method,
    type: 'B2B_DISCOVERY_ORGANIZATIONS_CREATE',
  });
};

export function explainJoining(error: ProviderError): 'discoveryExpired' | 'domainClaimed' | undefined {
  if (error.type === 'action_not_allowed_email_domain_is_claimed') return 'domainClaimed';
  return explainExpired(error);
}
