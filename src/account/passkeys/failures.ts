/** What visitors read when a change of a passkey fails. Pure. */
import { hasOwn } from '../../kit/lib/objects.ts';
import type { AccountTexts } from '../texts.ts';

/** @param uses whether the device was to use the passkey */
export function passkeyFailure(thrown: unknown, { errors }: AccountTexts, uses: boolean): string {
  const { code, reason } = Object(thrown) as { code?: unknown; reason?: unknown };
  // The sentence is about a passkey that could not be used.
  if (reason === 'internal_error' && !uses) return errors.provider;
  const name = String(code === 'passkey' ? reason : code);
  return hasOwn(errors, name) ? errors[name as keyof typeof errors] : errors.unexpected;
}
