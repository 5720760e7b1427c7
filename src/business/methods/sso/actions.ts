import { ProviderError } from '../../../provider/errors.ts';
import { leaving } from '../../../shell/redirect/leaving.ts';
import { offered } from '../../flow/offered.ts';
import type { Action } from '../../method.ts';

/** The provider's `error_type`. */
const NO_CONNECTION = 'no_sso_connection_exists_for_organization';

/** Leaves the page for an organization's identity provider, which sends the visitor back with a token in the address. */
export const startSso: Action<{ readonly connectionId: string }> = async (
  { provider, config, redirect, submit, signal },
  { connectionId },
) => {
  await submit({ method: 'sso', action: 'start', provider: connectionId });
  const { loginRedirectURL, signupRedirectURL, providerParams } = config.sso;
  const options = { loginRedirectURL, signupRedirectURL, providerParams, signal };
  await leaving(redirect, 'sso', () => provider.sso.start(connectionId, options));
  return { authEvent: { type: 'B2B_SSO_START', data: { connection_id: connectionId } } };
};

/** Finds how an address signs in: by the one connection it has, by one of several, or by an organization's name. */
export const findConnections: Action<{ readonly email: string }> = async (context, { email }) => {
  const { connections, data } = await context.provider.sso.discoverConnections(email);
  const [only, ...others] = connections;
  const authEvent = { type: 'B2B_SSO_DISCOVER_CONNECTIONS', data } as const;
  if (!only) return { event: { type: 'slugAsked', email }, authEvent };
  if (others.length > 0) return { event: { type: 'connectionsFound', email, connections }, authEvent };
  context.emit(authEvent);
  return startSso(context, { connectionId: only.id });
};

/** Finds the organization that a visitor names: its one connection, or its page with all ways to sign in. */
export const findBySlug: Action<{ readonly slug: string }> = async (context, { slug }) => {
  const { organization, data } = await context.provider.organizations.findBySlug(slug.toLowerCase());
  context.emit({ type: 'B2B_ORGANIZATIONS_GET_BY_SLUG', data });
  if (!organization) throw new ProviderError('provider', { type: 'organization_not_found', status: 404 });
  const [only, ...others] = organization.connections;
  if (only && others.length === 0) return startSso(context, { connectionId: only.id });
  // Its page would be empty.
  if (offered(context.config, { to: 'organization', organization }).products.length === 0)
    throw new ProviderError('provider', { type: NO_CONNECTION, status: 400 });
  return { event: { type: 'organizationFound', organization } };
};

export function explainSlug({ type }: ProviderError): 'slugUnknown' | 'noSso' | undefined {
  if (type === 'organization_not_found' || type === 'invalid_organization_slug') return 'slugUnknown';
  return type === NO_CONNECTION ? 'noSso' : undefined;
}
