import { randomBytes } from 'node:crypto';

import { makeId } from '../../http/api-error.ts';
import { currentSession, requireSession } from '../../http/credentials.ts';
import { optionalMinutes, requireObject, SESSION_MINUTES } from '../../http/fields.ts';
import type { Call, Route } from '../../http/router.ts';
import { apiRoute, json, ownRoute } from '../../http/router.ts';
import type { Contact, Factor, Session, User } from '../../state/model.ts';
import { walletFields } from '../crypto-wallets/wallet-address.ts';
import type { Recipient } from '../users.ts';
import { userBody, verify } from '../users.ts';
import type { SessionSigner } from './session-jwt.ts';

const MS_PER_MINUTE = 60_000;

/** Signs a person in and answers with what every authenticate call of the provider answers. */
export type Authenticate = (
  call: Call,
  recipient: Recipient,
  factor: Pick<Factor, 'type' | 'deliveryMethod'>,
  durationMinutes: number,
) => Promise<object>;

/** The step that all login methods end with; the signer makes the session's JWT. */
export function createAuthenticate(signer: SessionSigner): Authenticate {
  return async (call, { user, contact }, { type, deliveryMethod }, durationMinutes) => {
    const { store } = call;
    const at = store.now();
    // Knowing a password says nothing about whose the address is.
    if (type !== 'password') verify({ user, contact });
    user.status = 'active';
    const held = currentSession(store, call.credentials);
    // A second factor joins the session that its user already has.
    const session = held?.user === user ? held : startSession(call, user);
    session.factors = [
      ...session.factors.filter((factor) => factor.contact !== contact || factor.type !== type),
      { type, deliveryMethod, contact, at },
    ];
    session.lastAccessedAt = at;
    session.expiresAt = at + durationMinutes * MS_PER_MINUTE;
    store.sessions.set(session.token, session);
    return authenticateBody(signer, session, at);
  };
}

function startSession({ store, request }: Call, user: Session['user']): Session {
  const now = store.now();
  return {
    id: makeId('session'),
    token: randomBytes(33).toString('base64url'),
    user,
    startedAt: now,
    userAgent: request.headers['user-agent'] ?? '',
    lastAccessedAt: now,
    expiresAt: now,
    factors: [],
  };
}

async function authenticateBody(signer: SessionSigner, session: Session, nowMs: number): Promise<object> {
  return {
    user_id: session.user.id,
    user: userBody(session.user),
    session: sessionBody(session),
    session_token: session.token,
    session_jwt: await signer.sign(session, nowMs),
  };
}

function sessionBody(session: Session): object {
  return {
    session_id: session.id,
    user_id: session.user.id,
    started_at: new Date(session.startedAt).toISOString(),
    last_accessed_at: new Date(session.lastAccessedAt).toISOString(),
    expires_at: new Date(session.expiresAt).toISOString(),
    attributes: { ip_address: '', user_agent: session.userAgent },
    authentication_factors: session.factors.map((factor) => factorBody(factor, session.user)),
    custom_claims: {},
    roles: ['stytch_user'],
  };
}

function factorBody(factor: Factor, user: User): object {
  const { type, deliveryMethod, at } = factor;
  const time = new Date(at).toISOString();
  return {
    type,
    delivery_method: deliveryMethod,
    last_authenticated_at: time,
    created_at: time,
    updated_at: time,
    ...factorDetails(factor, user),
  };
}

function factorDetails({ deliveryMethod, contact }: Factor, user: User): object {
  switch (deliveryMethod) {
    case 'email':
      return { email_factor: { email_id: contact.id, email_address: contact.value } };
    case 'crypto_wallet':
      return { crypto_wallet_factor: walletFields(contact) };
    case 'knowledge':
      return {};
    default:
      return deliveryMethod.startsWith('oauth_')
        ? oauthFactor(deliveryMethod.slice('oauth_'.length), contact, user)
        : { phone_number_factor: { phone_id: contact.id, phone_number: contact.value } };
  }
}

function oauthFactor(provider: string, { id }: Contact, user: User): object {
  const registration = user.registrations.find((known) => known.provider === provider);
  const factor = { id: registration?.id, email_id: id, provider_subject: registration?.subject };
  return { [`${provider}_oauth_factor`]: factor };
}

/** Refreshing and ending a session, and the public key of its JWT. */
export function sessionRoutes(signer: SessionSigner): Route[] {
  return [
    apiRoute('POST', '/sessions/authenticate', ({ store, credentials, body }) => {
      const session = requireSession(store, credentials);
      const minutes = optionalMinutes(requireObject(body ?? {}), 'session_duration_minutes', SESSION_MINUTES);
      const now = store.now();
      session.lastAccessedAt = now;
      // Without a duration the provider leaves the end of the session where it is.
      if (minutes !== undefined) session.expiresAt = now + minutes * MS_PER_MINUTE;
      return authenticateBody(signer, session, now);
    }),
    apiRoute('POST', '/sessions/revoke', ({ store, credentials }) => {
      store.sessions.delete(requireSession(store, credentials).token);
      return {};
    }),
    ownRoute('GET', '/v1/sessions/jwks/:projectId', () => json(signer.jwks)),
  ];
}
