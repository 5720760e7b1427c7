import type { ProviderError } from './errors.ts';

/**
 * True if the visitor is not signed in any more.
 * @param thrown a ProviderError, or one of another chunk, with classes of its own
 */
export const endsSession = (thrown: unknown): boolean =>
  ['user_unauthenticated', 'session_not_found'].includes(String(Reflect.get(Object(thrown), 'type')));

/** True if the provider has refused a passcode, for any reason but that the session has ended (spec 8.2). */
const refusesCode = (error: ProviderError): boolean =>
  error.code === 'provider' && error.refused && !endsSession(error);

/** The sentence of spec section 8. */
export const explainRefusedCode = (error: ProviderError): 'invalidPasscode' | undefined =>
  refusesCode(error) ? 'invalidPasscode' : undefined;

/** About an authenticator app, and not about a wrong code. */
export const OF_APPS: readonly (string | undefined)[] = [
  'expired_totp',
  'totp_not_found',
  'active_totp_exists',
  'totp_code_already_authenticated',
];

/** For the code of an authenticator app. */
export const explainAppCode = (error: ProviderError): 'invalidPasscode' | undefined =>
  OF_APPS.includes(error.type) ? undefined : explainRefusedCode(error);
