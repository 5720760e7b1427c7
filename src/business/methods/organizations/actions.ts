/** Choosing and creating organizations. */
import type { DiscoveredOrganization } from '../../../provider/business-port.ts';
import type { ProviderError } from '../../../provider/errors.ts';
import type { ResolvedBusinessConfig } from '../../../settings/business/resolve.ts';
import type { B2bMethod } from '../../../settings/business/types.ts';
import type { Action } from '../../method.ts';
import { agreeUnlessOf } from '../../shared/agree-first.ts';
import { concludeDiscovery, concludeSignIn, demandOf } from '../../shared/conclude.ts';
import { explainExpired } from '../../shared/explain.ts';

/** How the visitor has proved the address. */
interface Proved {
  readonly method: B2bMethod;
}

interface Listed extends Proved {
  /** Whose list the visitor has chosen from. */
  readonly email: string;
}

/** The list of organizations, which a reload has lost. */
export const listOrganizations: Action<Proved> = async ({ provider }, { method }) =>
  concludeDiscovery(await provider.discovery.list(), { method, type: 'B2B_DISCOVERY_ORGANIZATIONS_LIST' });

/** Goes on to a chosen organization. */
export const joinOrganization: Action<DiscoveredOrganization & Listed> = async (
  context,
  { organization, demanded, email, method },
) => {
  if (demanded) return { event: demandOf(context, { organization, demanded, email }) };
  const { provider, config } = context;
  const answer = await provider.discovery.exchange(organization.id, config.sessionDurationMinutes);
  const type = 'B2B_DISCOVERY_INTERMEDIATE_SESSION_EXCHANGE';
  return agreeUnlessOf(email, concludeSignIn(context, answer, { method, type }), answer);
};

/** Creates an organization. */
export const createOrganization: Action<Listed & { readonly name: string | undefined }> = async (
  context,
  { name, email, method },
) => {
  const { provider, config } = context;
  // Nobody can take back an organization that was made for somebody else.
  const proved = await provider.discovery.list();
  const listed = concludeDiscovery(proved, { method, type: 'B2B_DISCOVERY_ORGANIZATIONS_LIST' });
  const asked = agreeUnlessOf(email, listed, proved);
  if (asked !== listed) return asked;
  const answer = await provider.discovery.create(name, config.sessionDurationMinutes);
  const type = 'B2B_DISCOVERY_ORGANIZATIONS_CREATE';
  return agreeUnlessOf(email, concludeSignIn(context, answer, { method, type }), answer);
};

export function explainJoining(error: ProviderError): 'discoveryExpired' | 'domainClaimed' | undefined {
  if (error.type === 'action_not_allowed_email_domain_is_claimed') return 'domainClaimed';
  return explainExpired(error);
}

export type DirectTarget = DiscoveredOrganization | 'create';

/**
 * @param canCreate whether the project and the page allow new organizations
 * @returns undefined if the visitor has to choose
 */
export function directTarget(
  organizations: readonly DiscoveredOrganization[],
  { directLogin, directCreate }: Pick<ResolvedBusinessConfig, 'directLogin' | 'directCreate'>,
  canCreate: boolean,
): DirectTarget | undefined {
  if (organizations.length === 0) return directCreate && canCreate ? 'create' : undefined;
  if (!directLogin.status) return undefined;
  const counted = organizations.filter(
    ({ membership }) =>
      !(membership === 'invited' && directLogin.ignoreInvites) &&
      !(membership === 'eligible' && directLogin.ignoreJitProvisioning),
  );
  const [only, ...others] = counted;
  return only?.membership === 'member' && others.length === 0 ? only : undefined;
}
