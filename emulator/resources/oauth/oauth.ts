import { ApiError } from '../../http/api-error.ts';
import { requirePage, requireSession } from '../../http/credentials.ts';
import { read } from '../../http/fields.ts';
import { checkVerifier, readChallenge } from '../../http/pkce.ts';
import { type Call, type OpenCall, openRoute, sdkRoute } from '../../http/route.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import { makeToken } from '../../state/ids.ts';
import type { JsonObject } from '../../state/json.ts';
import type { Store } from '../../state/store.ts';
import type { User } from '../../state/user.ts';
import { readTargets } from '../redirects.ts';
import { refused } from '../refusals.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { providerType } from '../users/users.ts';
import { requireGrant, startVisit } from '../visits.ts';
import { accountOf, MISMATCH, providerValues, readScopes } from './accounts.ts';

const ATTACHMENT_LIFETIME_MS = 10 * MS_PER_MINUTE;

/** @throws ApiError 400 */
function requireProvider(provider: unknown): string {
  if (typeof provider === 'string' && /^[a-z][a-z0-9_]*$/.test(provider)) return provider;
  throw new ApiError(400, 'invalid_oauth_provider', `There is no OAuth provider "${String(provider)}".`);
}

/** Signing in through a third-party provider. The consent page stands in for every one of them. */
export const oauthRoutes = [
  openRoute('GET', '/v1/public/oauth/:provider/start', startUserVisit),
  sdkRoute('POST', '/oauth/attach', attach),
  sdkRoute('POST', '/oauth/authenticate', authenticateGrant),
];

/** The browser navigates here. The provider shows errors as JSON, too. */
function startUserVisit({ store, c }: OpenCall): Response {
  const query: JsonObject = c.req.query();
  requirePage(store, c.req, c.req.query('public_token'), 'consumer');
  const provider = requireProvider(c.req.param('provider'));
  return startVisit(store, c, {
    kind: 'user',
    provider,
    attachTo: takeAttachment(store, c.req.query('oauth_attach_token'), provider),
    scopes: readScopes(query),
    ...readTargets(store, query, MISMATCH),
    codeChallenge: readChallenge(query, store.settings.bootstrap.pkce_required_for_oauth),
  });
}

/** A token that connects the next visit to a provider with the user who is signed in. */
function attach({ store, credentials, body }: Call): object {
  const { user } = requireSession(store, credentials);
  const provider = requireProvider(body['provider']);
  const token = makeToken();
  store.oauthAttachments.set(token, {
    user,
    provider,
    expiresAt: store.clock.now() + ATTACHMENT_LIFETIME_MS,
  });
  return { oauth_attach_token: token };
}

/**
 * Spends such a token. Null without one.
 * @throws ApiError 400 if it is for another provider, used or expired
 */
function takeAttachment(
  { oauthAttachments, clock }: Store,
  token: string | undefined,
  provider: string,
): User | null {
  if (token === undefined) return null;
  const attachment = oauthAttachments.get(token);
  oauthAttachments.delete(token);
  if (attachment?.provider === provider && attachment.expiresAt > clock.now()) return attachment.user;
  throw refused('invalid_oauth_attach_token');
}

async function authenticateGrant(call: Call): Promise<object> {
  const { store, body } = call;
  const { token, session_duration_minutes: minutes } = read(body, 'token', 'session_duration_minutes');
  const { visit, email, expiresAt } = requireGrant(store, token, 'user');
  checkVerifier(visit.codeChallenge, body['code_verifier']);
  store.grants.delete(token);
  const account = accountOf(store, visit, email);
  // Somebody else has connected it meanwhile.
  if (account === undefined) throw refused('oauth_invalid_state');
  const { id, provider, subject } = account.registration;
  const factor = { type: 'oauth', deliveryMethod: `oauth_${provider}` } as const;
  return {
    ...(await authenticate(call, account, factor, minutes)),
    provider_subject: subject,
    provider_type: providerType(provider),
    oauth_user_registration_id: id,
    reset_sessions: false,
    provider_values: providerValues(visit.scopes, expiresAt),
  };
}
