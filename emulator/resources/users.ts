import { requireSession } from '../http/credentials.ts';
import { requireEmail, requireObject } from '../http/fields.ts';
import { sdkRoute } from '../http/router.ts';
import { toIso } from '../state/clock.ts';
import type { User } from '../state/user.ts';
import { walletFields } from './crypto-wallets/wallet-address.ts';

/** The signed-in user, and the search that tells a form which step comes next. */
export const userRoutes = [
  sdkRoute('GET', '/users/me', ({ store, credentials }) => userBody(requireSession(store, credentials).user)),
  sdkRoute('POST', '/users/search', ({ store, body }) => {
    const user = store.findUser({ email: requireEmail(requireObject(body)) });
    // The only key of the API in camelCase.
    if (user === undefined) return { userType: 'new' };
    return { userType: user.password === null ? 'passwordless' : 'password' };
  }),
];

/** A user in the provider's format. */
export function userBody(user: User): object {
  return {
    user_id: user.id,
    created_at: toIso(user.createdAt),
    status: user.status,
    name: { first_name: '', middle_name: '', last_name: '' },
    emails: user.emails.map(({ id, value, verified }) => ({ email_id: id, email: value, verified })),
    phone_numbers: user.phones.map(({ id, value, verified }) => ({
      phone_id: id,
      phone_number: value,
      verified,
    })),
    providers: user.registrations.map(({ id, provider, subject }) => ({
      oauth_user_registration_id: id,
      provider_type: provider,
      provider_subject: subject,
      profile_picture_url: '',
      locale: '',
    })),
    crypto_wallets: user.wallets.map((wallet) => ({
      ...walletFields(wallet),
      verified: wallet.verified,
    })),
    webauthn_registrations: [],
    biometric_registrations: [],
    totps: [],
    password: user.password && {
      password_id: user.password.id,
      requires_reset: user.password.requiresReset,
    },
    roles: ['stytch_user'],
    trusted_metadata: {},
    untrusted_metadata: {},
  };
}
