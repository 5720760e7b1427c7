/** Calls that the headless B2B client does not publish: bootstrap data, member search and telemetry. */
import type { Bootstrap, BootstrapSource } from '../../port.ts';
import { createBootstrapSource, type Internals, internalsUnder, settled } from '../internals.ts';
import type { StytchB2bClientShape } from './client.ts';
import { type Fields, textIn } from './organizations.ts';

type B2bInternals = Omit<Internals, 'searchManager' | 'oneTap'> & {
  readonly searchManager?: {
    searchMember?(email: string, organizationId: string): Promise<Fields>;
  };
};

const INTERNALS = Symbol.for('stytch__internal_b2b');

export function b2bInternalsOf(client: StytchB2bClientShape): B2bInternals {
  return internalsUnder(client, INTERNALS);
}

/** Resolves when the client's own bootstrap request has succeeded or failed. */
export function b2bBootstrapSettled(client: StytchB2bClientShape): Promise<void> {
  return settled(b2bInternalsOf(client));
}

/** What only projects for businesses have. Both formats differ in their names only. */
function organizationsIn(data: Fields): Pick<Bootstrap, 'organizations'> {
  return {
    organizations: {
      slugPattern: textIn(data, 'slugPattern') ?? textIn(data, 'slug_pattern'),
      canCreate: (data['createOrganizationEnabled'] ?? data['create_organization_enabled']) === true,
    },
  };
}

export function b2bBootstrapSource(
  client: StytchB2bClientShape,
  publicToken: string | undefined,
): BootstrapSource {
  const internals = b2bInternalsOf(client);
  return createBootstrapSource(internals, publicToken, () => settled(internals), organizationsIn);
}
