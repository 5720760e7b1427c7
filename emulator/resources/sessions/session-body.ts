import type { Call } from '../../http/route.ts';
import { toIso } from '../../state/clock.ts';
import type { BaseSession, Factor, Session } from '../../state/session.ts';
import type { Contact, User } from '../../state/user.ts';
import { walletFields } from '../crypto-wallets/wallet-address.ts';
import { userBody } from '../users/users.ts';
import { SESSION_CLAIM } from './jwt-key.ts';

export const sessionTimes = ({ startedAt, lastAccessedAt, expiresAt }: BaseSession) => ({
  started_at: toIso(startedAt),
  last_accessed_at: toIso(lastAccessedAt),
  expires_at: toIso(expiresAt),
});

const attributesOf = ({ userAgent }: BaseSession) => ({ ip_address: '', user_agent: userAgent });

/** The claims of a JWT about a session. */
export const sessionClaim = (
  session: BaseSession,
  authentication_factors: readonly object[],
  roles: readonly string[],
) => ({
  [SESSION_CLAIM]: {
    id: session.id,
    ...sessionTimes(session),
    attributes: attributesOf(session),
    authentication_factors,
    roles,
  },
});

const USER_ROLES = ['stytch_user'];

/** A session in the provider's format. */
export function sessionBody(session: Session): object {
  return {
    session_id: session.id,
    user_id: session.user.id,
    ...sessionTimes(session),
    attributes: attributesOf(session),
    authentication_factors: factorBodies(session),
    custom_claims: session.customClaims,
    roles: USER_ROLES,
  };
}

/** How the session's user has signed in, in the provider's format. */
function factorBodies({ factors, user }: Session): object[] {
  return factors.map((factor) => factorBody(factor, user));
}

function factorBody(factor: Factor, user: User): object {
  const { type, deliveryMethod, at } = factor;
  const time = toIso(at);
  return {
    type,
    delivery_method: deliveryMethod,
    last_authenticated_at: time,
    created_at: time,
    updated_at: time,
    ...factorDetails(factor, user),
  };
}

/** Who has the emulator's dashboard. */
export const IMPERSONATOR = {
  impersonator_id: 'emulator',
  impersonator_email_address: 'staff@example.com',
};

function factorDetails({ deliveryMethod, contact }: Factor, user: User): object {
  switch (deliveryMethod) {
    case 'email':
      return { email_factor: { email_id: contact.id, email_address: contact.value } };
    case 'crypto_wallet':
      return { crypto_wallet_factor: walletFields(contact) };
    case 'webauthn_registration':
      return { webauthn_factor: webauthnFactor(contact, user) };
    case 'authenticator_app':
      return { authenticator_app_factor: { totp_id: contact.id } };
    case 'recovery_code':
      return { recovery_code_factor: { totp_recovery_code_id: contact.id } };
    case 'impersonation':
      return { impersonated_factor: IMPERSONATOR };
    case 'knowledge':
      return {};
    default:
      return deliveryMethod.startsWith('oauth_')
        ? oauthFactor(deliveryMethod.slice('oauth_'.length), contact, user)
        : { phone_number_factor: { phone_id: contact.id, phone_number: contact.value } };
  }
}

function webauthnFactor({ id }: Contact, user: User): object {
  // A session outlives the deletion of the passkey that it was started with.
  const registration = user.webauthnRegistrations.find((known) => known.id === id);
  return {
    webauthn_registration_id: id,
    domain: registration?.domain ?? '',
    user_agent: registration?.userAgent ?? '',
  };
}

/** Where Stytch spells a provider differently in the name of its factor. */
const FACTOR_NAMES: Readonly<Record<string, string>> = {
  gitlab: 'git_lab',
  linkedin: 'linked_in',
  tiktok: 'tik_tok',
};

function oauthFactor(provider: string, contact: Contact, user: User): object {
  // A session keeps the factor of an account that was disconnected, without its id, as that of a deleted passkey.
  const gone = { id: '', subject: '' };
  const { id, subject } = user.registrations.find((known) => known.provider === provider) ?? gone;
  const factor = { id, email_id: contact.id, provider_subject: subject };
  return { [`${FACTOR_NAMES[provider] ?? provider}_oauth_factor`]: factor };
}

/** The answer to an authenticate call: the session with its token, a fresh JWT and the user. */
export async function authenticateBody({ key, store }: Call, session: Session): Promise<object> {
  const now = store.clock.now();
  const claims = { ...session.customClaims, ...sessionClaim(session, factorBodies(session), USER_ROLES) };
  return {
    user: userBody(session.user, now),
    session: sessionBody(session),
    session_token: session.token,
    session_jwt: await key.sign(session.user.id, claims, store.settings.dashboard, now),
  };
}
