import { badRequest } from '../http/api-error.ts';
import { json, ownRoute, success } from '../http/router.ts';

/** The sink for telemetry, and the way to read it back. */
export const eventRoutes = [
  // The SDK sends events without an Authorization header.
  ownRoute('POST', '/sdk/v1/events', ({ store, body }) => {
    if (!Array.isArray(body)) throw badRequest('Events must be a JSON array.');
    store.recordEvents(body);
    return success({});
  }),
  ownRoute('GET', '/emulator/events', ({ store }) => json(store.events)),
];
