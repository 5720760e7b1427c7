import { unauthorizedCredentials } from '../http/api-error.ts';
import { apiRoute } from '../http/router.ts';

/** What the SDK asks once per client: the project's public settings. */
export const bootstrapRoutes = [
  apiRoute('GET', '/projects/bootstrap/:publicToken', ({ store, params, credentials }) => {
    if (params['publicToken'] !== credentials?.publicToken) throw unauthorizedCredentials();
    return store.settings.bootstrap;
  }),
];
