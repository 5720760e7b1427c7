import { badRequest } from '../http/api-error.ts';
import { isEmail, isPhoneNumber } from '../http/formats.ts';
import { isJsonObject, type Json } from '../state/json.ts';
import { hashPassword } from '../state/password-hash.ts';
import { makePassword, type NewUser } from '../state/user.ts';
import { readRegistrations } from './seeded-registrations.ts';

/**
 * The `users` of a settings patch, with their passwords hashed.
 * @throws ApiError 400 that names the wrong entry
 */
export async function readUsers(value: Json | undefined): Promise<NewUser[]> {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw badRequest('"users" must be a list.');
  const users = value.map((entry, index) => readUser(entry, `users[${index}]`));
  return Promise.all(
    users.map(async ({ password, requires_reset, ...user }) => ({
      ...user,
      ...(password !== undefined && { password: makePassword(await hashPassword(password), requires_reset) }),
    })),
  );
}

interface SeededUser extends Omit<NewUser, 'password'> {
  readonly password?: string;
  readonly requires_reset: boolean;
}

function readUser(entry: Json, path: string): SeededUser {
  if (!isJsonObject(entry)) throw badRequest(`${path} must be an object.`);
  const { email, phone_number, password, requires_reset = false, status = 'active' } = entry;
  const webauthnRegistrations = readRegistrations(
    entry['webauthn_registrations'],
    `${path}.webauthn_registrations`,
  );
  if (email === undefined && phone_number === undefined) {
    throw badRequest(`${path} must have an email or a phone_number.`);
  }
  if (email !== undefined && !(typeof email === 'string' && isEmail(email))) {
    throw badRequest(`${path}.email must be an email address.`);
  }
  if (phone_number !== undefined && !(typeof phone_number === 'string' && isPhoneNumber(phone_number))) {
    throw badRequest(`${path}.phone_number must be in E.164 format, such as +12025550162.`);
  }
  if (password !== undefined && (typeof password !== 'string' || password === '')) {
    throw badRequest(`${path}.password must be a non-empty string.`);
  }
  if (typeof requires_reset !== 'boolean') {
    throw badRequest(`${path}.requires_reset must be true or false.`);
  }
  if (requires_reset && password === undefined) {
    throw badRequest(`${path}.requires_reset can only be true for a user with a password.`);
  }
  if (status !== 'active' && status !== 'pending') {
    throw badRequest(`${path}.status must be active or pending.`);
  }
  return {
    status,
    requires_reset,
    webauthnRegistrations,
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...(phone_number !== undefined && { phone_number }),
    ...(password !== undefined && { password }),
  };
}
