import * as v from 'valibot';
import { badRequest } from '../http/api-error.ts';
import { requireObject } from '../http/fields.ts';
import { B2B_DASHBOARD } from '../state/b2b/settings.ts';
import { listOf, oneOf } from '../state/formats.ts';
import type { JsonObject } from '../state/json.ts';
import { DEFAULT_LUDS, type LudsConfig } from '../state/password-policy.ts';
import { BOOTSTRAP, DASHBOARD } from '../state/settings.ts';
import type { Store } from '../state/store.ts';
import { check } from './check.ts';
import { addOrganizations, ORGANIZATION, withPasswords } from './seeded-organizations.ts';
import { seededUser, USER } from './seeded-users.ts';

const PROJECT = {
  ...BOOTSTRAP.entries,
  password_strength_policy: v.optional(oneOf(['zxcvbn', 'luds'])),
};

/** The settings of both projects, as one object, and who is to be added. */
const PATCHED = v.strictObject(
  {
    ...PROJECT,
    ...DASHBOARD.entries,
    users: v.optional(listOf(USER), []),
    b2b: v.strictObject(
      { ...PROJECT, ...B2B_DASHBOARD.entries, organizations: v.optional(listOf(ORGANIZATION), []) },
      'an object',
    ),
  },
  'an object',
);

/**
 * Applies a patch of the settings as a whole.
 * @throws ApiError 400 that names the wrong key
 */
export async function patchSettings(store: Store, given: JsonObject): Promise<void> {
  const { b2b } = store;
  const patched = check(PATCHED, {
    ...patchedProject(store.settings, given),
    b2b: patchedProject(b2b.settings, requireObject(given['b2b'] ?? {})),
  });
  const users = await Promise.all(patched.users.map(seededUser));
  const organizations = await Promise.all(patched.b2b.organizations.map(withPasswords));
  store.settings = { bootstrap: v.parse(BOOTSTRAP, patched), dashboard: v.parse(DASHBOARD, patched) };
  b2b.settings = {
    bootstrap: v.parse(BOOTSTRAP, patched.b2b),
    dashboard: v.parse(B2B_DASHBOARD, patched.b2b),
  };
  addOrganizations(store, organizations);
  for (const user of users) store.addUser(user);
}

/**
 * A project's settings with a patch, not checked yet. Only `password_config` is stored, so it and
 * `password_strength_policy` cannot contradict each other.
 * @throws ApiError 400 if the patch contradicts itself
 */
function patchedProject(
  { bootstrap, dashboard }: { bootstrap: { password_config: LudsConfig | null }; dashboard: object },
  patch: JsonObject,
): object {
  const { password_strength_policy: policy, password_config: given } = patch;
  const current = bootstrap.password_config;
  const luds = policy === 'luds' ? (current ?? DEFAULT_LUDS) : undefined;
  const implied = policy === 'zxcvbn' ? null : luds;
  const config = given === undefined ? (implied === undefined ? current : implied) : given;
  if (implied !== undefined && (config === null) !== (implied === null))
    throw badRequest('"password_config" must be null under zxcvbn and an object under luds.');
  return { ...bootstrap, ...dashboard, ...patch, password_config: config };
}
