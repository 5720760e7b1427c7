import type { IncomingMessage, ServerResponse } from 'node:http';

const ALLOWED_METHODS = 'GET,POST,PUT,PATCH,DELETE,OPTIONS';
const ALLOWED_HEADERS = 'authorization,content-type,x-sdk-client,x-sdk-parent-host';
const MAX_AGE_SECONDS = '600';

/**
 * Lets the calling page, which `requireTrustedSite` has checked, read the answer. Its origin is echoed because browsers
 * refuse a wildcard for requests with credentials.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
}

export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': ALLOWED_METHODS,
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-max-age': MAX_AGE_SECONDS,
  });
  response.end();
}
