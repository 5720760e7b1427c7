import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

import { badRequest } from './api-error.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { dispatch, type Service } from './dispatch.ts';
import { injectFault } from './fault-injection.ts';
import { failure } from './replies.ts';
import { readJson } from './request-body.ts';
import { SDK_PREFIX } from './router.ts';
import { requireTrustedSite } from './trusted-sites.ts';

/** The means of a listener to answer. */
interface ListenerService extends Service {
  /** Names of hosts, besides this computer's, that requests may be sent to and pages may come from. */
  readonly allowedHosts: readonly string[];
}

/** Answers every request from the routing table, whatever happens. */
export function createRequestListener(service: ListenerService): RequestListener {
  return (request, response) => void answer(service, request, response);
}

async function answer(
  service: ListenerService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    requireTrustedSite(request, service.allowedHosts);
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') answerPreflight(response);
    else await respond(service, request, response);
  } catch (error) {
    // Where an answer has begun, as for a caller who has left, the connection ends.
    if (response.headersSent) response.destroy();
    else await write(response, failure(error)).catch(() => response.destroy());
  }
}

async function respond(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { store } = service;
  const method = request.method ?? 'GET';
  const url = readUrl(request);
  const body = await readJson(request);
  const faultRoute = faultRouteOf(url.pathname);
  if (faultRoute !== undefined) {
    store.requests.add(method, url.pathname, body);
    const fault = store.faults.take(faultRoute);
    if (fault !== undefined && !(await injectFault(fault, response))) return;
  }
  await write(response, await dispatch(service, request, { method, url, body }));
}

async function write(response: ServerResponse, { status, headers, body }: Response): Promise<void> {
  response.writeHead(status, { 'x-content-type-options': 'nosniff', ...Object.fromEntries(headers) });
  if (body) await pipeline(Readable.fromWeb(body as ReadableStream), response);
  else response.end();
}

/** The name that faults have for a path of the provider's API; undefined for everything else. */
function faultRouteOf(path: string): string | undefined {
  if (path.startsWith(`${SDK_PREFIX}/`)) return path.slice(SDK_PREFIX.length);
  return path.startsWith('/v1/') ? path : undefined;
}

function readUrl(request: IncomingMessage): URL {
  const target = request.url ?? '';
  if (!target.startsWith('/')) throw badRequest('The request target must be a path.');
  return new URL(`http://localhost${target}`);
}
