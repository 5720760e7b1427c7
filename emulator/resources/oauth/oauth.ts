import { ApiError } from '../../http/api-error.ts';
import { requirePage } from '../../http/credentials.ts';
import { requireToken } from '../../http/fields.ts';
import { requireSessionMinutes } from '../../http/minutes.ts';
import { checkVerifier, readChallenge } from '../../http/pkce.ts';
import type { Reply } from '../../http/replies.ts';
import { type Call, type OpenCall, openRoute, type Route, sdkRoute } from '../../http/router.ts';
import { toIso } from '../../state/clock.ts';
import type { JsonObject } from '../../state/json.ts';
import { randomHex, randomUuid } from '../../state/random.ts';
import type { Authenticate } from '../sessions/authenticate.ts';
import { providerType } from '../users/users.ts';
import { readRedirectUrls } from './visits.ts';

const PROVIDER = /^[a-z][a-z0-9_]*$/;

/** Signing in through a third-party provider. The consent page stands in for every one of them. */
export function oauthRoutes(authenticate: Authenticate): Route[] {
  return [
    openRoute('GET', '/v1/public/oauth/:provider/start', startVisit),
    sdkRoute('POST', '/oauth/authenticate', (call) => authenticateGrant(call, authenticate)),
  ];
}

/** The browser navigates here. The provider shows errors as JSON, too. */
function startVisit({ store, request, params, url }: OpenCall): Reply {
  const query: JsonObject = Object.fromEntries(url.searchParams);
  const { provider = '' } = params;
  requirePage(store, request, url.searchParams.get('public_token'), 'consumer');
  if (!PROVIDER.test(provider)) {
    throw new ApiError(400, 'invalid_oauth_provider', `There is no OAuth provider "${provider}".`);
  }
  const id = randomUuid();
  store.oauthVisits.set(id, {
    provider,
    scopes: (url.searchParams.get('custom_scopes') ?? '').split(' ').filter((scope) => scope !== ''),
    ...readRedirectUrls(store, query),
    codeChallenge: readChallenge(query, store.settings.bootstrap.pkce_required_for_oauth),
  });
  return { kind: 'redirect', location: `/emulator/oauth/${id}` };
}

async function authenticateGrant(call: Call, authenticate: Authenticate): Promise<object> {
  const { store, body } = call;
  const token = requireToken(body, 'token');
  const minutes = requireSessionMinutes(body);
  const grant = store.oauthGrants.get(token);
  // The provider gives the same answer for unknown, used and expired tokens.
  if (grant === undefined || grant.expiresAt <= store.clock.now()) {
    throw new ApiError(404, 'oauth_token_not_found', 'The OAuth token could not be found.');
  }
  checkVerifier(grant.codeChallenge, body['code_verifier']);
  store.oauthGrants.delete(token);
  const { provider, subject } = grant.registration;
  const factor = { type: 'oauth', deliveryMethod: `oauth_${provider}` } as const;
  return {
    ...(await authenticate(call, grant, factor, minutes)),
    provider_subject: subject,
    provider_type: providerType(provider),
    oauth_user_registration_id: grant.registration.id,
    reset_sessions: false,
    provider_values: {
      access_token: randomHex(16),
      refresh_token: '',
      id_token: '',
      scopes: grant.scopes,
      expires_at: toIso(grant.expiresAt),
    },
  };
}
