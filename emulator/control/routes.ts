import { badRequest } from '../http/api-error.ts';
import { requireObject } from '../http/fields.ts';
import { openRoute } from '../http/route.ts';
import { toIso } from '../state/clock.ts';
import { strengthPolicy } from '../state/password-policy.ts';
import type { Store } from '../state/store.ts';
import { b2bSettingsBody, patchB2bSettings } from './b2b-settings.ts';
import { readFault } from './fault-body.ts';
import { addOrganizations, readOrganizations } from './seeded-organizations.ts';
import { readUsers } from './seeded-users.ts';
import { patchSettings } from './settings-patch.ts';

const MAX_ADVANCE_MS = 400 * 24 * 60 * 60 * 1000;

/** The emulator's own API, for tests. It needs no credentials, because it gives access to test data only. */
export const controlRoutes = [
  openRoute('POST', '/emulator/reset', ({ c, store }) => {
    store.reset();
    return c.json({ ok: true });
  }),

  openRoute('GET', '/emulator/settings', ({ c, store }) => c.json(settingsBody(store))),
  openRoute('PATCH', '/emulator/settings', async ({ c, store, body }) => {
    const patch = requireObject(body);
    const users = await readUsers(patch['users']);
    const b2bPatch = requireObject(patch['b2b'] ?? {});
    const organizations = await readOrganizations(b2bPatch['organizations']);
    const b2bSettings = patchB2bSettings(store.b2b.settings, b2bPatch);
    store.settings = patchSettings(store.settings, patch);
    store.b2b.settings = b2bSettings;
    addOrganizations(store, organizations);
    for (const user of users) store.addUser(user);
    return c.json(settingsBody(store));
  }),

  openRoute('PUT', '/emulator/faults', ({ c, store, body }) => {
    store.faults.set(readFault(body));
    return c.json(store.faults.list());
  }),
  openRoute('DELETE', '/emulator/faults', ({ c, store, body }) => {
    const route = body === undefined ? undefined : requireObject(body)['route'];
    if (route === undefined) store.faults.clear();
    else if (typeof route === 'string') store.faults.remove(route);
    return c.json(store.faults.list());
  }),

  openRoute('GET', '/emulator/requests', ({ c, store }) => c.json(store.requests.list())),
  openRoute('GET', '/emulator/events', ({ c, store }) => c.json(store.events.items)),

  openRoute('POST', '/emulator/clock', ({ c, store, body }) => {
    const { advanceMs } = requireObject(body);
    if (typeof advanceMs !== 'number' || !(advanceMs >= 0 && advanceMs <= MAX_ADVANCE_MS)) {
      throw badRequest(`"advanceMs" must be a number from 0 to ${MAX_ADVANCE_MS}.`);
    }
    store.clock.advance(advanceMs);
    return c.json({ now: toIso(store.clock.now()) });
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
    webauthn_registrations: user.webauthnRegistrations.map(({ id, name, domain, value }) => ({
      webauthn_registration_id: id,
      name,
      domain,
      credential_id: value,
    })),
  }));
  const { bootstrap, dashboard } = store.settings;
  return {
    ...bootstrap,
    ...dashboard,
    password_strength_policy: strengthPolicy(bootstrap.password_config),
    users,
    b2b: b2bSettingsBody(store),
  };
}
