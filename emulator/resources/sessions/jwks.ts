import { ApiError } from '../../http/api-error.ts';
import { backendSuccess } from '../../http/replies.ts';
import { openRoute, type Route } from '../../http/route.ts';
import type { Store } from '../../state/store.ts';

/** The route of a project's public key; its path has `:projectId`. */
export function jwksRoute(path: string, projectIdOf: (store: Store) => string): Route {
  return openRoute('GET', path, ({ store, c, key }) => {
    if (c.req.param('projectId') !== projectIdOf(store)) {
      throw new ApiError(404, 'project_not_found', 'Project could not be found.');
    }
    return backendSuccess(key.jwks);
  });
}
