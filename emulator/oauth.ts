import { randomBytes, randomUUID } from 'node:crypto';

import { ApiError, makeId, unauthorizedCredentials } from './api-error.ts';
import { isAccepted } from './credentials.ts';
import {
  codeChallenge,
  optionalHttpUrl,
  requireMinutes,
  requireObject,
  requireText,
  SESSION_MINUTES,
} from './fields.ts';
import type { JsonObject } from './json.ts';
import type { OAuthRegistration, OAuthVisit, User } from './model.ts';
import { consentRoutes } from './oauth-consent.ts';
import { checkVerifier } from './pkce.ts';
import type { Call, Reply, Route } from './router.ts';
import { apiRoute, ownRoute } from './router.ts';
import type { Authenticate } from './sessions.ts';
import type { Store } from './store.ts';
import { findOrCreate } from './users.ts';

const TOKEN_MS = 10 * 60_000;
const PROVIDER = /^[a-z][a-z0-9_]*$/;

/** Signing in through a third-party provider; the consent page stands in for all of them. */
export async function oauthRoutes(authenticate: Authenticate): Promise<Route[]> {
  return [
    ownRoute('GET', '/v1/public/oauth/:provider/start', startVisit),
    ...(await consentRoutes(finishVisit)),
    apiRoute('POST', '/oauth/authenticate', (call) => authenticateGrant(call, authenticate)),
  ];
}

/** A page's parameter first, else the project's setting. */
export function redirectUrls(store: Store, given: JsonObject): Pick<OAuthVisit, 'loginUrl' | 'signupUrl'> {
  const { project } = store.settings;
  const url = (kind: 'login' | 'signup', setting: string | null): string => {
    const found = optionalHttpUrl(given, `${kind}_redirect_url`, `invalid_${kind}_redirect_url`) ?? setting;
    if (found === null) {
      const says = `No ${kind} redirect URL is set for this project.`;
      throw new ApiError(400, `no_${kind}_redirect_urls_set`, says);
    }
    return found;
  };
  return {
    loginUrl: url('login', project.login_redirect_url),
    signupUrl: url('signup', project.signup_redirect_url),
  };
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

/**
 * The person at the provider agreed: their account, known or new, is ready to be signed in.
 * @returns the address that the provider sends them to
 */
export function finishVisit(store: Store, visit: OAuthVisit, email: string): string {
  const { user, contact } = findOrCreate(store, { email });
  const isLogin = user.status === 'active';
  const token = randomBytes(33).toString('base64url');
  store.grants.set(token, {
    user,
    contact,
    registration: registrationOf(user, visit.provider),
    scopes: visit.scopes,
    expiresAt: store.now() + TOKEN_MS,
    codeChallenge: visit.codeChallenge,
  });
  const target = new URL(isLogin ? visit.loginUrl : visit.signupUrl);
  target.searchParams.set('stytch_redirect_type', isLogin ? 'login' : 'signup');
  target.searchParams.set('stytch_token_type', 'oauth');
  target.searchParams.set('token', token);
  return target.href;
}

function registrationOf(user: User, provider: string): OAuthRegistration {
  const known = user.registrations.find((registration) => registration.provider === provider);
  if (known) return known;
  const added = { id: makeId('oauth-user'), provider, subject: randomBytes(8).toString('hex') };
  user.registrations.push(added);
  return added;
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
