import { badRequest } from '../http/api-error.ts';
import { isJsonObject, type Json } from '../state/json.ts';
import { hashPassword } from '../state/password-hash.ts';
import { makePassword, type NewUser } from '../state/user.ts';
import { checkEntry, emailAddress, flag, list, oneOf, phoneNumber, type Rule, text } from './rules.ts';
import { readRegistration } from './seeded-registrations.ts';

const RULES: Readonly<Record<string, Rule>> = {
  email: emailAddress,
  phone_number: phoneNumber,
  password: text,
  requires_reset: flag,
  status: oneOf(['active', 'pending']),
  name: {
    accepts: (value) => isJsonObject(value) && Object.entries(value).every(isPartOfName),
    expected: '{ first_name?, middle_name?, last_name? }',
  },
  webauthn_registrations: list,
};

function isPartOfName([key, value]: [string, Json | undefined]): boolean {
  return /^(first|middle|last)_name$/.test(key) && typeof value === 'string';
}

/** A user as a patch writes them, once the rules have been checked. */
interface UserPatch extends Partial<Omit<NewUser, 'password' | 'webauthnRegistrations'>> {
  readonly password?: string;
  readonly requires_reset?: boolean;
  readonly webauthn_registrations?: readonly Json[];
}

/**
 * The `users` of a settings patch, with their passwords hashed.
 * @throws ApiError 400 that names the wrong entry
 */
export async function readUsers(value: Json | undefined): Promise<NewUser[]> {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw badRequest('"users" must be a list.');
  return Promise.all(value.map((entry, index) => readUser(entry, `users[${index}]`)));
}

async function readUser(entry: Json, path: string): Promise<NewUser> {
  checkEntry(entry, RULES, path);
  // Safe, because every value has passed the rule of its key.
  const { password, requires_reset = false, webauthn_registrations = [], ...user } = entry as UserPatch;
  if (user.email === undefined && user.phone_number === undefined) {
    throw badRequest(`"${path}" must have "email" or "phone_number".`);
  }
  if (requires_reset && password === undefined) {
    throw badRequest(`"${path}.requires_reset" can only be true for a user with a password.`);
  }
  return {
    status: 'active',
    ...user,
    ...(user.email !== undefined && { email: user.email.toLowerCase() }),
    ...(password !== undefined && { password: makePassword(await hashPassword(password), requires_reset) }),
    webauthnRegistrations: webauthn_registrations.map((registration, index) =>
      readRegistration(registration, `${path}.webauthn_registrations[${index}]`),
    ),
  };
}
