import type { EstimatePassword } from '../state/password-policy.ts';
import type { Store } from '../state/store.ts';
import type { ApiRequest } from './api-request.ts';
import { readCredentials, requireServer } from './credentials.ts';
import type { Reply } from './replies.ts';
import { type Call, matchRoute, type Route } from './router.ts';

/** What answering takes, on a server or in a page. */
export interface Service {
  readonly store: Store;
  readonly routes: readonly Route[];
  readonly estimatePassword: EstimatePassword;
}

/**
 * Answers a request from the routing table.
 * @throws ApiError if the route is unknown, the caller is not who it is for, or the route refuses
 */
export async function dispatch(
  { store, routes, estimatePassword }: Service,
  request: ApiRequest,
  { method, url, body }: Pick<Call, 'url' | 'body'> & { readonly method: string },
): Promise<Reply> {
  const { route, params } = matchRoute(routes, method, url.pathname);
  if (route.callers === 'server') {
    const { settings } = route.project === 'b2b' ? store.b2b : store;
    requireServer(settings.dashboard, request);
  }
  const credentials = route.callers === 'sdk' ? readCredentials(store, request, route.project) : null;
  return route.handle({ store, estimatePassword, request, url, params, body, credentials });
}
