import { randomUUID } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { ApiError } from '../../http/api-error.ts';
import { requirePublicToken } from '../../http/credentials.ts';
import { read, requireObject } from '../../http/fields.ts';
import { type OpenCall, openRoute } from '../../http/route.ts';
import { makeId } from '../../state/ids.ts';
import { isJsonObject, type JsonObject } from '../../state/json.ts';
import { readTargets } from '../redirects.ts';
import { refused } from '../refusals.ts';
import { finishVisit, requireVisit } from '../visits.ts';
import { MISMATCH } from './accounts.ts';

const CSRF_COOKIE = 'stytch_csrf_private_token';

/** Google One Tap. The SDK reaches these through the provider's hidden page, pages/one-tap/clientside-services.html. */
export const oneTapRoutes = [
  openRoute('GET', '/v1/public/oauth/google/onetap/start', start),
  openRoute('POST', '/v1/oauth/callback/:visit', submit),
];

function start({ store, c }: OpenCall): Response {
  requirePublicToken(store, c.req.query('public_token'));
  const { google_client_id: clientId } = store.settings.dashboard;
  if (clientId === null) {
    throw new ApiError(404, 'oauth_config_not_found', 'No Google client is configured for this project.');
  }
  const id = randomUUID();
  store.visits.set(id, {
    kind: 'user',
    provider: 'google',
    scopes: [],
    attachTo: null,
    ...readTargets(store, {}, MISMATCH),
    codeChallenge: null,
  });
  // Readable by script: the hidden page repeats it in the body of `submit`.
  setCookie(c, CSRF_COOKIE, randomUUID(), { sameSite: 'Lax' });
  return c.json({ request_id: makeId('request-id'), google_client_id: clientId, oauth_callback_id: id });
}

function submit(call: OpenCall): Response {
  const { store, c } = call;
  const body = requireObject(call.body);
  const id = c.req.param('visit') ?? '';
  if (c.req.header('x-stytch-oauth-type') !== 'google-one-tap') throw refused('oauth_invalid_state');
  const visit = requireVisit(store, id);
  const { stytch_csrf_token: csrf } = read(body, 'stytch_csrf_token');
  if (getCookie(c, CSRF_COOKIE) !== csrf) {
    throw new ApiError(400, 'bad_request', 'The token and the cookie do not match.');
  }
  const claims = readIdToken(read(body, 'id_token').id_token);
  if (claims['aud'] !== store.settings.dashboard.google_client_id) {
    throw new ApiError(400, 'id_token_invalid', 'The id_token was made for another client.');
  }
  const location = finishVisit(
    store,
    { ...visit, ...readTargets(store, body, MISMATCH) },
    read(claims, 'email').email,
    null,
  );
  store.visits.delete(id);
  return c.json({ redirect_url: location, status_code: 200, request_id: makeId('request-id') });
}

/** The claims of a JWT. Our stand-in for Google signs nothing, so there is no signature to check. */
function readIdToken(token: string): JsonObject {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    if (isJsonObject(claims)) return claims;
  } catch {
    // Not JSON: refused below, like JSON that is not an object.
  }
  throw new ApiError(400, 'id_token_invalid', 'The id_token cannot be read.');
}
