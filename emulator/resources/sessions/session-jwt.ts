import type { JWK } from 'jose';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

import type { Session } from '../../state/model.ts';

const PROJECT_ID = 'project-test-00000000-0000-0000-0000-000000000000';
const KEY_ID = 'jwk-test-emulator';
const JWT_LIFETIME_SECONDS = 300;

/** Signs session JWTs with a key that lives as long as the process. */
export interface SessionSigner {
  /** A JWT that is valid for five minutes from `nowMs` (epoch milliseconds), like the provider's. */
  sign(session: Session, nowMs: number): Promise<string>;
  /** The public half, for whoever verifies. */
  readonly jwks: { readonly keys: readonly JWK[] };
}

/** Makes a signer with a fresh key. */
export async function createSessionSigner(): Promise<SessionSigner> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const publicJwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  return {
    jwks: { keys: [publicJwk] },
    sign: (session, nowMs) => {
      const seconds = Math.floor(nowMs / 1000);
      return new SignJWT({ 'https://stytch.com/session': sessionClaim(session) })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })
        .setSubject(session.user.id)
        .setIssuer(`stytch.com/${PROJECT_ID}`)
        .setAudience(PROJECT_ID)
        .setIssuedAt(seconds)
        .setNotBefore(seconds)
        .setExpirationTime(seconds + JWT_LIFETIME_SECONDS)
        .sign(privateKey);
    },
  };
}

function sessionClaim(session: Session): object {
  return {
    id: session.id,
    started_at: new Date(session.startedAt).toISOString(),
    last_accessed_at: new Date(session.lastAccessedAt).toISOString(),
    expires_at: new Date(session.expiresAt).toISOString(),
    attributes: { ip_address: '', user_agent: session.userAgent },
    roles: ['stytch_user'],
  };
}
