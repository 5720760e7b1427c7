import { ApiError } from '../../http/api-error.ts';
import { requireSession } from '../../http/credentials.ts';
import { read } from '../../http/fields.ts';
import { sdkRoute } from '../../http/route.ts';
import { toIso } from '../../state/clock.ts';
import type { Store } from '../../state/store.ts';
import type { User } from '../../state/user.ts';
import { walletFields } from '../crypto-wallets/wallet-address.ts';
import { registrationBody } from '../webauthn/registrations.ts';

/** The signed-in user, and the search that tells a form which step comes next. */
export const userRoutes = [
  sdkRoute('GET', '/users/me', ({ store, credentials }) =>
    userBody(requireSession(store, credentials).user, store.clock.now()),
  ),
  sdkRoute('POST', '/users/search', ({ store, body }) => {
    const user = store.findUser(read(body, 'email'));
    // The only key of the API in camelCase.
    if (store.settings.bootstrap.opaque_errors) return { userType: 'unknown' };
    if (user === undefined) return { userType: 'new' };
    return { userType: user.password === null ? 'passwordless' : 'password' };
  }),
];

/** As Stytch writes it in answers: `Google`. */
export function providerType(provider: string): string {
  return provider.charAt(0).toUpperCase() + provider.slice(1);
}

/** @throws ApiError 404 if there is no user with this id */
export function requireUser(store: Store, id: string | undefined): User {
  const user = store.users.find((known) => known.id === id);
  if (user === undefined) throw new ApiError(404, 'user_not_found', 'User could not be found.');
  return user;
}

/**
 * A user in the provider's format.
 * @param nowMs epoch milliseconds
 */
export function userBody(user: User, nowMs: number) {
  return {
    user_id: user.id,
    created_at: toIso(user.createdAt),
    status: user.status,
    name: user.name,
    emails: user.emails.map(({ id, value, verified }) => ({ email_id: id, email: value, verified })),
    phone_numbers: user.phones.map(({ id, value, verified }) => ({
      phone_id: id,
      phone_number: value,
      verified,
    })),
    providers: user.registrations.map(({ id, provider, subject }) => ({
      oauth_user_registration_id: id,
      provider_type: providerType(provider),
      provider_subject: subject,
      profile_picture_url: '',
      locale: '',
    })),
    crypto_wallets: user.wallets.map((wallet) => ({
      ...walletFields(wallet),
      verified: wallet.verified,
    })),
    webauthn_registrations: user.webauthnRegistrations.map(registrationBody),
    biometric_registrations: [],
    totps: user.totps.map(({ id, verified }) => ({ totp_id: id, verified })),
    password: user.password && {
      password_id: user.password.id,
      requires_reset: user.password.requiresReset,
    },
    is_locked: (user.password?.lockedUntil ?? 0) > nowMs,
    lock_created_at: null,
    lock_expires_at: null,
    roles: ['stytch_user'],
    external_id: null,
    trusted_metadata: {},
    untrusted_metadata: {},
  };
}
