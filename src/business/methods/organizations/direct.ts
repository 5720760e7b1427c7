/** Where a visitor goes without being asked. Pure. */

import type { DiscoveredOrganization } from '../../../provider/business-port.ts';
import type { ResolvedBusinessConfig } from '../../../settings/business/resolve.ts';

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
