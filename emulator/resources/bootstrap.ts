import { unauthorizedCredentials } from '../http/api-error.ts';
import { projectOf, readCredentials } from '../http/credentials.ts';
import { success } from '../http/replies.ts';
import { openRoute, SDK_PREFIX } from '../http/route.ts';

/** A project's public settings, which every client asks for once: the only call that both kinds of project share. */
export const bootstrapRoutes = [
  openRoute('GET', `${SDK_PREFIX}/projects/bootstrap/:publicToken`, ({ store, c }) => {
    const publicToken = c.req.param('publicToken') ?? '';
    const project = projectOf(store, publicToken) ?? 'consumer';
    const credentials = readCredentials(store, c.req, project);
    if (publicToken !== credentials.publicToken) throw unauthorizedCredentials();
    const { settings } = project === 'b2b' ? store.b2b : store;
    return success(settings.bootstrap);
  }),
];
