import { badRequest } from '../http/api-error.ts';
import { success } from '../http/replies.ts';
import { openRoute, SDK_PREFIX } from '../http/route.ts';

/** Telemetry from the SDK. */
export const eventRoutes = [
  // The SDK sends events without an Authorization header.
  openRoute('POST', `${SDK_PREFIX}/events`, ({ store, body }) => {
    if (!Array.isArray(body)) throw badRequest('Events must be a JSON array.');
    store.events.add(...body);
    return success({});
  }),
];
