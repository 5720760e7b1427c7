import { ProviderError } from '../../../provider/errors.ts';
import { leaving } from '../../../shell/redirect/leaving.ts';
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

/** Finds the connections of the organization that a visitor names. */
export const findBySlug: Action<{ readonly email: string; readonly slug: string }> = async (
  context,
  { email, slug },
) => {
  const { organization, data } = await context.provider.organizations.findBySlug(slug.toLowerCase());
  context.emit({ type: 'B2B_ORGANIZATIONS_GET_BY_SLUG', data });
  if (!organization) throw new ProviderError('provider', { type: 'organization_not_found', status: 404 });
  const { connections, defaultConnectionId } = organization;
  const [first, ...others] = connections;
  if (!first) throw new ProviderError('provider', { type: NO_CONNECTION, status: 400 });
  const chosen = others.length === 0 ? first : connections.find(({ id }) => id === defaultConnectionId);
  return chosen
    ? startSso(context, { connectionId: chosen.id })
    : { event: { type: 'connectionsFound', email, connections } };
};

export function explainSlug({ type }: ProviderError): 'slugUnknown' | 'noSso' | undefined {
  if (type === 'organization_not_found' || type === 'invalid_organization_slug') return 'slugUnknown';
  return type === NO_CONNECTION ? 'noSso' : undefined;
}
