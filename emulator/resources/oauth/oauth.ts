import { randomBytes, randomUUID } from 'node:crypto';

import { ApiError, unauthorizedCredentials } from '../../http/api-error.ts';
import { isAccepted } from '../../http/credentials.ts';
import {
  codeChallenge,
  requireMinutes,
  requireObject,
  requireText,
  SESSION_MINUTES,
} from '../../http/fields.ts';
import { checkVerifier } from '../../http/pkce.ts';
import type { Call, Reply, Route } from '../../http/router.ts';
import { apiRoute, ownRoute } from '../../http/router.ts';
import { consentRoutes } from '../../pages/consent/consent-page.ts';
import type { JsonObject } from '../../state/json.ts';
import type { Authenticate } from '../sessions/sessions.ts';
import { oneTapRoutes } from './one-tap.ts';
import { finishVisit, redirectUrls } from './visits.ts';

const PROVIDER = /^[a-z][a-z0-9_]*$/;

/** Signing in through a third-party provider; the consent page stands in for all of them. */
export async function oauthRoutes(authenticate: Authenticate): Promise<Route[]> {
  return [
    ownRoute('GET', '/v1/public/oauth/:provider/start', startVisit),
    ...(await consentRoutes(finishVisit)),
    ...(await oneTapRoutes()),
    apiRoute('POST', '/oauth/authenticate', (call) => authenticateGrant(call, authenticate)),
  ];
}

/** The browser comes here with no more than an address, so a refusal is a page of JSON, as at the provider. */
function startVisit({ store, params, url }: Call): Reply {
  const query: JsonObject = Object.fromEntries(url.searchParams);
  const { provider = '' } = params;
  if (!isAccepted(store, url.searchParams.get('public_token') ?? '')) throw unauthorizedCredentials();
  if (!PROVIDER.test(provider)) {
    throw new ApiError(400, 'invalid_oauth_provider', `There is no OAuth provider "${provider}".`);
  }
  const id = randomUUID();
  store.visits.set(id, {
    provider,
    scopes: (url.searchParams.get('custom_scopes') ?? '').split(' ').filter((scope) => scope !== ''),
    ...redirectUrls(store, query),
    codeChallenge: codeChallenge(query, store.settings.bootstrap.pkce_required_for_oauth),
  });
  return { kind: 'redirect', location: `/emulator/oauth/${id}` };
}

async function authenticateGrant(call: Call, authenticate: Authenticate): Promise<object> {
  const { store } = call;
  const body = requireObject(call.body);
  const token = requireText(body, 'token', 'invalid_token');
  const minutes = requireMinutes(body, 'session_duration_minutes', SESSION_MINUTES);
  const grant = store.grants.get(token);
  // The provider does not tell a token that was used or has expired from one that never was.
  if (grant === undefined || grant.expiresAt <= store.now()) {
    throw new ApiError(404, 'oauth_token_not_found', 'The OAuth token could not be found.');
  }
  checkVerifier(grant.codeChallenge, body['code_verifier']);
  store.grants.delete(token);
  const { provider, subject } = grant.registration;
  const factor = { type: 'oauth', deliveryMethod: `oauth_${provider}` } as const;
  return {
    ...(await authenticate(call, grant, factor, minutes)),
    provider_subject: subject,
    provider_type: provider,
    profile_picture_url: '',
    locale: '',
    provider_values: {
      access_token: randomBytes(16).toString('hex'),
      refresh_token: '',
      id_token: '',
      scopes: grant.scopes,
      expires_at: new Date(grant.expiresAt).toISOString(),
    },
  };
}
