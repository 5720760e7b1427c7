import type { Store } from '../../state/store.ts';
import type { User, WebAuthnRegistration } from '../../state/user.ts';
import { refused } from './refusals.ts';

/** The factor that signing in with a registration adds to the session. */
export const FACTOR = { type: 'webauthn', deliveryMethod: 'webauthn_registration' } as const;

/** A registration in the provider's format. */
export function registrationBody(registration: WebAuthnRegistration): object {
  const { id, domain, userAgent, authenticatorType, verified, name } = registration;
  return {
    webauthn_registration_id: id,
    domain,
    user_agent: userAgent,
    authenticator_type: authenticatorType,
    verified,
    name,
  };
}

/**
 * The first registration of these users that satisfies `fits`, and its user.
 * @throws ApiError 404 if there is none
 */
export function requireRegistration(
  users: readonly User[],
  fits: (registration: WebAuthnRegistration) => boolean,
) {
  for (const user of users) {
    const registration = user.webauthnRegistrations.find(fits);
    if (registration !== undefined) return { user, registration };
  }
  throw refused('webauthn_registration_not_found');
}

/** True if any user has registered this credential. */
export function isRegistered({ users }: Store, credentialId: string): boolean {
  return users.some(({ webauthnRegistrations }) =>
    webauthnRegistrations.some(({ value }) => value === credentialId),
  );
}
