import { unauthorizedCredentials } from '../http/api-error.ts';
import { sdkRoute } from '../http/router.ts';

/** The project's public settings, which every client asks for once. */
export const bootstrapRoutes = [
  sdkRoute('GET', '/projects/bootstrap/:publicToken', ({ store, params, credentials }) => {
    if (params['publicToken'] !== credentials?.publicToken) throw unauthorizedCredentials();
    return store.settings.bootstrap;
  }),
];
