/** Single sign-on and third-party providers over Stytch's B2B client. */

import type { StytchB2BClient } from '@stytch/vanilla-js/b2b/headless';
import { asciiEmail } from '../../../kit/lib/email-domain.ts';
import { withoutPrototype } from '../../../kit/lib/objects.ts';
import type { BusinessOAuth, Sso } from '../../business-port.ts';
import { ProviderError } from '../../errors.ts';
import type { BootstrapSource } from '../../port.ts';
import { call, withoutSecrets, withoutUndefined } from '../answers.ts';
import { readyToLeave } from '../project-provider.ts';
import { discoverBy, signInBy } from './answers.ts';
import type { StytchB2bClientShape } from './client.ts';
import { businessBootstrapSettled } from './internals.ts';
import { listIn, toConnections } from './organizations.ts';

/** Every provider of the SDK has the same calls; which ones there are depends on its release. */
type ProviderFlow = StytchB2BClient['oauth']['google'];

/** Clients before 6.3.0 leave out the parameters, and so do their types. */
type SsoStartOptions = Parameters<StytchB2BClient['sso']['start']>[0] & {
  provider_params?: Record<string, string>;
};

export function ssoOf(client: StytchB2bClientShape, bootstrap: BootstrapSource): Sso {
  const { sso } = client;
  return {
    async start(connectionId, { loginRedirectURL, signupRedirectURL, providerParams, signal }) {
      await readyToLeave(bootstrap, () => businessBootstrapSettled(client), signal);
      const input = withoutUndefined<SsoStartOptions>({
        connection_id: connectionId,
        login_redirect_url: loginRedirectURL,
        signup_redirect_url: signupRedirectURL,
        provider_params: withoutPrototype({ ...providerParams }),
      });
      await call(async () => sso.start(input));
    },
    authenticate: (token, minutes) =>
      signInBy(client, () => sso.authenticate({ sso_token: token, session_duration_minutes: minutes })),
    async discoverConnections(email) {
      const response = await call(() => sso.discoverConnections(asciiEmail(email)));
      return { connections: toConnections(listIn(response, 'connections')), data: withoutSecrets(response) };
    },
  };
}

function flowOf({ oauth }: StytchB2bClientShape, type: string): ProviderFlow {
  const flow = Reflect.get(oauth, type) as Partial<ProviderFlow> | null | undefined;
  if (typeof flow?.start !== 'function' || !flow.discovery) throw new ProviderError('configuration');
  return flow as ProviderFlow;
}

export function businessOAuthOf(client: StytchB2bClientShape, bootstrap: BootstrapSource): BusinessOAuth {
  const { oauth } = client;
  return {
    async start(type, organizationId, options) {
      const flow = flowOf(client, type);
      await readyToLeave(bootstrap, () => businessBootstrapSettled(client), options.signal);
      const input = withoutUndefined<NonNullable<Parameters<ProviderFlow['start']>[0]>>({
        organization_id: organizationId,
        login_redirect_url: options.loginRedirectURL,
        signup_redirect_url: options.signupRedirectURL,
        custom_scopes: options.customScopes && [...options.customScopes],
        provider_params: withoutPrototype({ ...options.providerParams }),
      });
      await call(async () => flow.start(input));
    },
    async startDiscovery(type, options) {
      const { discovery } = flowOf(client, type);
      await readyToLeave(bootstrap, () => businessBootstrapSettled(client), options.signal);
      const input = withoutUndefined<NonNullable<Parameters<ProviderFlow['discovery']['start']>[0]>>({
        discovery_redirect_url: options.discoveryRedirectURL,
        custom_scopes: options.customScopes && [...options.customScopes],
        provider_params: withoutPrototype({ ...options.providerParams }),
      });
      await call(async () => discovery.start(input));
    },
    authenticate: (token, minutes) =>
      signInBy(client, () => oauth.authenticate({ oauth_token: token, session_duration_minutes: minutes })),
    authenticateDiscovery: (token) =>
      discoverBy(() => oauth.discovery.authenticate({ discovery_oauth_token: token })),
  };
}
