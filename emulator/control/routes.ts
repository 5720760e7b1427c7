import * as v from 'valibot';
import { badRequest } from '../http/api-error.ts';
import { requireObject } from '../http/fields.ts';
import { openRoute } from '../http/route.ts';
import { toIso } from '../state/clock.ts';
import { anyText, base32, count, emailAddress, oneOf, textThat } from '../state/formats.ts';
import { makeToken } from '../state/ids.ts';
import { isJsonObject } from '../state/json.ts';
import { strengthPolicy } from '../state/password-policy.ts';
import type { Store } from '../state/store.ts';
import { totpCode, totpStep } from '../state/totp-code.ts';
import { b2bSettingsBody } from './b2b-routes.ts';
import { check } from './check.ts';
import { patchSettings } from './settings-patch.ts';

const FAULT = v.object(
  {
    route: textThat(
      (path) => /^(\/[\w-]+)+$/.test(path),
      'a path after /sdk/v1, such as "/otps/authenticate", or a path of the backend API, such as "/v1/sessions/authenticate"',
    ),
    fault: v.union(
      [
        oneOf(['hang', 'drop', 'garbage']),
        v.object({ delayMs: count(0, 60_000, ' of milliseconds') }),
        v.object({ status: count(400, 599), type: anyText, message: anyText }),
      ],
      '"hang", "drop", "garbage", { delayMs } or { status, type, message }',
    ),
    times: v.nullish(count(1, Number.MAX_SAFE_INTEGER), null),
  },
  'an object',
);
const TOTP = v.object({ secret: base32 }, 'an object');
const USER = v.object({ email: emailAddress }, 'an object');
const ADVANCE = v.object({ advanceMs: count(0, 400 * 24 * 60 * 60 * 1000, ' of milliseconds') }, 'an object');

/** The emulator's own API, for tests. It needs no credentials, because it gives access to test data only. */
export const controlRoutes = [
  openRoute('POST', '/emulator/reset', ({ c, store }) => {
    store.reset();
    return c.json({ ok: true });
  }),

  openRoute('GET', '/emulator/settings', ({ c, store }) => c.json(settingsBody(store))),
  openRoute('PATCH', '/emulator/settings', async ({ c, store, body }) => {
    await patchSettings(store, requireObject(body));
    return c.json(settingsBody(store));
  }),

  openRoute('PUT', '/emulator/faults', ({ c, store, body }) => {
    store.faults.set(check(FAULT, body));
    return c.json(store.faults.list());
  }),
  openRoute('DELETE', '/emulator/faults', ({ c, store, body }) => {
    const { route } = isJsonObject(body) ? body : {};
    if (typeof route === 'string') store.faults.remove(route);
    else store.faults.clear();
    return c.json(store.faults.list());
  }),

  openRoute('GET', '/emulator/requests', ({ c, store }) => c.json(store.requests.list())),
  openRoute('GET', '/emulator/events', ({ c, store }) => c.json(store.events.items)),

  /** Stands in for the provider's dashboard, where staff may sign in as a user. */
  openRoute('POST', '/emulator/impersonation', ({ c, store, body }) => {
    const { email } = check(USER, body);
    const user = store.findUser({ email });
    const contact = user?.emails.find(({ value }) => value === email);
    if (user === undefined || contact === undefined) throw badRequest('There is no such user.');
    const token = makeToken();
    store.impersonations.set(token, { user, contact });
    return c.json({ token });
  }),

  /** Stands in for an authenticator app. */
  openRoute('POST', '/emulator/totp', ({ c, store, body }) => {
    const { secret } = check(TOTP, body);
    return c.json({ code: totpCode(secret, totpStep(store.clock.now())) });
  }),

  openRoute('POST', '/emulator/clock', ({ c, store, body }) => {
    store.clock.advance(check(ADVANCE, body).advanceMs);
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
