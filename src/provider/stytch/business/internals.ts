/** Calls that the headless B2B client does not publish: bootstrap data, member search, telemetry and the token of a proved
 * address. */
import type { Bootstrap, BootstrapSource } from '../../port.ts';
import {
  createBootstrapSource,
  type Internals,
  internalsUnder,
  requestBootstrap,
  settled,
} from '../internals.ts';
import type { StytchB2bClientShape } from './client.ts';
import { type Fields, textIn } from './organizations.ts';

type BusinessInternals = Omit<Internals, 'searchManager' | 'oneTap'> & {
  readonly searchManager?: {
    searchMember?(email: string, organizationId: string): Promise<Fields>;
  };
};

const INTERNALS = Symbol.for('stytch__internal_b2b');

export function businessInternalsOf(client: StytchB2bClientShape): BusinessInternals {
  return internalsUnder(client, INTERNALS);
}

/** The client ends the token of a proved address only together with a session, or by a request. */
export function removeIntermediateToken(client: StytchB2bClientShape): void {
  const { _dataLayer: layer } = client as { readonly _dataLayer?: { removeISTCookie?(): void } };
  layer?.removeISTCookie?.();
}

/** Resolves when the client's own bootstrap request has succeeded or failed. */
export function businessBootstrapSettled(client: StytchB2bClientShape): Promise<void> {
  return settled(businessInternalsOf(client));
}

/** True if the project hides who is a member. The client does not keep that. */
export async function hidesMembers(
  client: StytchB2bClientShape,
  publicToken: string | undefined,
): Promise<boolean> {
  const data = await requestBootstrap(businessInternalsOf(client), publicToken);
  return data?.['opaque_errors'] === true;
}

/** The part of the settings that only projects for businesses have. Both formats differ in their names only. */
function organizationsIn(data: Fields): Pick<Bootstrap, 'organizations'> {
  return {
    organizations: {
      slugPattern: textIn(data, 'slugPattern') ?? textIn(data, 'slug_pattern'),
      canCreate: (data['createOrganizationEnabled'] ?? data['create_organization_enabled']) === true,
    },
  };
}

export function businessBootstrapSource(
  client: StytchB2bClientShape,
  publicToken: string | undefined,
): BootstrapSource {
  const internals = businessInternalsOf(client);
  return createBootstrapSource(internals, publicToken, () => settled(internals), organizationsIn);
}
