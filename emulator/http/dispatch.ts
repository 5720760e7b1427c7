import type { ApiRequest } from './api-request.ts';
import { readCredentials, requireServer } from './credentials.ts';
import { requireUnrestricted } from './restrictions.ts';
import { matchRoute, type OpenCall, type Route, SDK_PREFIX } from './router.ts';

/** The means to answer, on a server or in a page. */
export interface Service extends Pick<OpenCall, 'store' | 'estimatePassword' | 'key'> {
  readonly routes: readonly Route[];
}

/**
 * Answers a request from the routing table.
 * @throws ApiError if the route is unknown, the caller is not who it is for, or the route refuses
 */
export async function dispatch(
  { store, routes, estimatePassword, key }: Service,
  request: ApiRequest,
  { method, url, body }: Pick<OpenCall, 'url' | 'body'> & { readonly method: string },
): Promise<Response> {
  const { route, params } = matchRoute(routes, method, url.pathname);
  const call = { store, estimatePassword, key, request, url, params, body };
  if (route.callers === 'anyone') return route.handle({ ...call, credentials: null });
  const { dashboard } = (route.project === 'b2b' ? store.b2b : store).settings;
  if (route.callers === 'server') {
    requireServer(dashboard, request);
    return route.handle({ ...call, credentials: null });
  }
  const credentials = readCredentials(store, request, route.project);
  requireUnrestricted(dashboard, route.path.slice(SDK_PREFIX.length), body);
  return route.handle({ ...call, credentials });
}
