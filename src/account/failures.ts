/** What visitors read when a change of their account fails. Pure. */
import { hasOwn } from '../kit/lib/objects.ts';
import type { AccountTexts } from './texts.ts';

/** By Stytch's `error_type`. */
const BY_TYPE: Readonly<Record<string, keyof AccountTexts['account']>> = {
  duplicate_email: 'taken',
  duplicate_email_for_user: 'taken',
  duplicate_phone_number: 'taken',
  duplicate_phone_number_for_user: 'taken',
  cannot_delete_last_primary_factor: 'last',
  cannot_delete_email: 'last',
  cannot_remove_primary_auth_mechanism: 'last',
  too_many_unverified_factors: 'verifyFirst',
  too_many_requests: 'tooMany',
  user_lock_limit_reached: 'tooMany',
};

/** The sentences about what was typed. */
const INVALID: Readonly<Record<string, keyof AccountTexts['errors']>> = {
  invalid_email: 'invalidEmail',
  invalid_phone_number: 'invalidPhone',
};

const valueOf = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  typeof key === 'string' && hasOwn(table, key) ? table[key] : undefined;

/** @param thrown a ProviderError, or one of another chunk, with classes of its own */
export function failureText(thrown: unknown, { account, errors }: AccountTexts): string {
  const { code, type, message } = Object(thrown) as Readonly<Record<'code' | 'type' | 'message', unknown>>;
  // The page's own sentence.
  if (code === 'page' && typeof message === 'string' && message !== code) return message;
  const known = valueOf(BY_TYPE, type);
  if (known) return account[known];
  const invalid = valueOf(INVALID, type);
  return invalid ? errors[invalid] : (valueOf<string>(errors, code) ?? errors.unexpected);
}
