import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { ApiError, makeId, unauthorizedCredentials } from '../../http/api-error.ts';
import { isAccepted } from '../../http/credentials.ts';
import { requireEmail, requireObject, requireText } from '../../http/fields.ts';
import type { Call, Reply, Route } from '../../http/router.ts';
import { json, ownRoute } from '../../http/router.ts';
import type { JsonObject } from '../../state/json.ts';
import { isJsonObject } from '../../state/json.ts';
import { finishVisit, redirectUrls } from './visits.ts';

const CSRF_COOKIE = 'stytch_csrf_private_token';
const SCRIPT = 'text/javascript; charset=utf-8';

/** Google One Tap: the two endpoints, the provider's iframe page that calls them, and what stands in for Google. */
export async function oneTapRoutes(): Promise<Route[]> {
  const [frame, frameScript, google] = await Promise.all(
    ['clientside-services.html', 'clientside-services.js', 'gsi-client.js'].map((name) =>
      readFile(new URL(`../../pages/one-tap/${name}`, import.meta.url), 'utf8'),
    ),
  );
  const file = (contentType: string, content = ''): Reply => ({ kind: 'file', contentType, content });
  return [
    ownRoute('GET', '/v1/public/oauth/google/onetap/start', start),
    ownRoute('POST', '/v1/oauth/callback/:visit', submit),
    ownRoute('GET', '/clientside-services/index.html', ({ store }) =>
      store.settings.project.one_tap === 'hang_frame'
        ? file('text/html; charset=utf-8', '<!doctype html><title>Says nothing</title>')
        : file('text/html; charset=utf-8', frame),
    ),
    ownRoute('GET', '/clientside-services/index.js', () => file(SCRIPT, frameScript)),
    ownRoute('GET', '/emulator/gsi/client.js', ({ store }) => {
      const { one_tap: outcome } = store.settings.project;
      if (outcome === 'no_script') throw new ApiError(404, 'route_not_found', 'The script is blocked.');
      if (outcome === 'hang_script') return { kind: 'stream', start: () => undefined };
      return file(SCRIPT, google?.replace('{{outcome}}', outcome));
    }),
  ];
}

function start({ store, url }: Call): Reply {
  if (!isAccepted(store, url.searchParams.get('public_token') ?? '')) throw unauthorizedCredentials();
  const { google_client_id: clientId } = store.settings.project;
  if (clientId === null) {
    throw new ApiError(404, 'oauth_config_not_found', 'No Google client is configured for this project.');
  }
  const id = randomUUID();
  store.visits.set(id, { provider: 'google', scopes: [], ...redirectUrls(store, {}), codeChallenge: null });
  return json(
    { request_id: makeId('request-id'), google_client_id: clientId, oauth_callback_id: id },
    200,
    // The iframe page reads it and sends it back in the body.
    { 'set-cookie': `${CSRF_COOKIE}=${randomUUID()}; Path=/; SameSite=Lax` },
  );
}

function submit({ store, request, params, body: given }: Call): Reply {
  const body = requireObject(given);
  const visit = store.visits.get(params['visit'] ?? '');
  if (visit === undefined || request.headers['x-stytch-oauth-type'] !== 'google-one-tap') {
    throw new ApiError(404, 'oauth_state_not_found', 'This sign-in is over. Start it again.');
  }
  const csrf = requireText(body, 'stytch_csrf_token', 'invalid_csrf_token');
  if (!request.headers.cookie?.split('; ').includes(`${CSRF_COOKIE}=${csrf}`)) {
    throw new ApiError(400, 'invalid_csrf_token', 'The token and the cookie do not match.');
  }
  const claims = readIdToken(requireText(body, 'id_token', 'invalid_id_token'));
  if (claims['aud'] !== store.settings.project.google_client_id) {
    throw new ApiError(400, 'invalid_id_token', 'The id_token was made for another client.');
  }
  const location = finishVisit(store, { ...visit, ...redirectUrls(store, body) }, requireEmail(claims));
  store.visits.delete(params['visit'] ?? '');
  return json({ redirect_url: location, status_code: 200, request_id: makeId('request-id') });
}

/** The stand-in for Google signs nothing, so there is no signature to check. */
function readIdToken(token: string): JsonObject {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    if (isJsonObject(claims as JsonObject)) return claims as JsonObject;
  } catch {
    // Refused like every other token that says nothing.
  }
  throw new ApiError(400, 'invalid_id_token', 'The id_token cannot be read.');
}
