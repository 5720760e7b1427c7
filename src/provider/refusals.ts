import type { ProviderError } from './errors.ts';

/** Whether a passcode is wrong or expired, as opposed to failures of the provider and mistakes of the page. */
export const refusesCode = (error: ProviderError): boolean =>
  error.refused && /otp|code/.test(error.type ?? '');

/**
 * Whether the visitor is not signed in any more.
 * @param thrown a ProviderError, or one of another chunk, with classes of its own
 */
export const endsSession = (thrown: unknown): boolean =>
  ['user_unauthenticated', 'session_not_found'].includes(String(Reflect.get(Object(thrown), 'type')));
