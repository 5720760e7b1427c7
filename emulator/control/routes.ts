import { badRequest } from '../http/api-error.ts';
import { requireObject } from '../http/fields.ts';
import { json, ownRoute } from '../http/router.ts';
import { readFault } from '../state/faults.ts';
import { strengthPolicy } from '../state/password-policy.ts';
import { patchSettings, readSeededUsers } from '../state/settings.ts';
import type { Store } from '../state/store.ts';

const MAX_ADVANCE_MS = 400 * 24 * 60 * 60 * 1000;

/** The emulator's own controls. They carry no credentials: what they guard is test data only. */
export const adminRoutes = [
  ownRoute('POST', '/emulator/reset', ({ store }) => {
    store.reset();
    return json({ ok: true });
  }),

  ownRoute('GET', '/emulator/settings', ({ store }) => json(settingsBody(store))),
  ownRoute('PATCH', '/emulator/settings', ({ store, body }) => {
    const patch = requireObject(body);
    const seeds = readSeededUsers(patch['users']);
    store.settings = patchSettings(store.settings, patch);
    for (const seed of seeds) store.addUser(seed);
    return json(settingsBody(store));
  }),

  ownRoute('PUT', '/emulator/faults', ({ store, body }) => {
    const fault = readFault(body);
    store.faults = [...store.faults.filter(({ route }) => route !== fault.route), fault];
    return json(store.faults);
  }),
  ownRoute('DELETE', '/emulator/faults', ({ store, body }) => {
    const route = body === undefined ? undefined : requireObject(body)['route'];
    store.faults = store.faults.filter((fault) => route !== undefined && fault.route !== route);
    return json(store.faults);
  }),

  ownRoute('GET', '/emulator/requests', ({ store }) => json(store.requests)),

  ownRoute('POST', '/emulator/clock', ({ store, body }) => {
    const { advanceMs } = requireObject(body);
    if (typeof advanceMs !== 'number' || !(advanceMs >= 0 && advanceMs <= MAX_ADVANCE_MS)) {
      throw badRequest(`"advanceMs" must be a number from 0 to ${MAX_ADVANCE_MS}.`);
    }
    store.advanceClock(advanceMs);
    return json({ now: new Date(store.now()).toISOString() });
  }),
];

function settingsBody(store: Store): object {
  const users = store.users.map((user) => ({
    user_id: user.id,
    status: user.status,
    email: user.emails[0]?.value,
    phone_number: user.phones[0]?.value,
    has_password: user.password !== null,
    requires_reset: user.password?.requiresReset ?? false,
  }));
  const { bootstrap, project } = store.settings;
  return {
    ...bootstrap,
    ...project,
    password_strength_policy: strengthPolicy(bootstrap.password_config),
    users,
  };
}
