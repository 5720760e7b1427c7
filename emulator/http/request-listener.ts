import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { Store } from '../state/store.ts';
import { badRequest } from './api-error.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { readCredentials, requireServer } from './credentials.ts';
import { injectFault } from './fault-injection.ts';
import { writeError, writeReply } from './replies.ts';
import { readJson } from './request-body.ts';
import { matchRoute, type Route, SDK_PREFIX } from './router.ts';
import { requireTrustedSite } from './trusted-sites.ts';

/** What a listener needs to answer. */
export interface Service {
  readonly store: Store;
  readonly routes: readonly Route[];
  /** Names of hosts, besides this computer's, that requests may be sent to and pages may come from. */
  readonly allowedHosts: readonly string[];
}

/** Answers every request from the routing table, whatever happens. */
export function createRequestListener(service: Service): RequestListener {
  return (request, response) => void answer(service, request, response);
}

async function answer(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    requireTrustedSite(request, service.allowedHosts);
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') answerPreflight(response);
    else await dispatch(service, request, response);
  } catch (error) {
    writeError(response, error);
  }
}

async function dispatch(
  { store, routes }: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? 'GET';
  const url = readUrl(request);
  const body = await readJson(request);
  const faultRoute = faultRouteOf(url.pathname);
  if (faultRoute !== undefined) {
    store.requests.add(method, url.pathname, body);
    const fault = store.faults.take(faultRoute);
    if (fault !== undefined && (await injectFault(fault, response)) === 'answered') return;
  }
  const { route, params } = matchRoute(routes, method, url.pathname);
  if (route.callers === 'server') {
    const { settings } = route.project === 'b2b' ? store.b2b : store;
    requireServer(settings.dashboard, request);
  }
  const credentials = route.callers === 'sdk' ? readCredentials(store, request, route.project) : null;
  writeReply(response, await route.handle({ store, request, url, params, body, credentials }));
}

/** What faults call a path of the provider's API; undefined for everything else. */
function faultRouteOf(path: string): string | undefined {
  if (path.startsWith(`${SDK_PREFIX}/`)) return path.slice(SDK_PREFIX.length);
  return path.startsWith('/v1/') ? path : undefined;
}

function readUrl(request: IncomingMessage): URL {
  const target = request.url ?? '';
  if (!target.startsWith('/')) throw badRequest('The request target must be a path.');
  return new URL(`http://localhost${target}`);
}
