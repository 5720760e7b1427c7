import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

import { toIso } from '../../state/clock.ts';
import type { Session } from '../../state/session.ts';

const PROJECT_ID = 'project-test-00000000-0000-0000-0000-000000000000';
const KEY_ID = 'jwk-test-emulator';
const JWT_LIFETIME_SECONDS = 300;

/** Signs session JWTs, with one key for as long as the emulator runs. */
export interface SessionSigner {
  /** A JWT that, like the provider's, is valid for five minutes from `nowMs` (epoch milliseconds). */
  sign(session: Session, nowMs: number): Promise<string>;
  /** The public key, to verify the JWTs with. */
  readonly jwks: { readonly keys: readonly JWK[] };
}

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
    started_at: toIso(session.startedAt),
    last_accessed_at: toIso(session.lastAccessedAt),
    expires_at: toIso(session.expiresAt),
    attributes: { ip_address: '', user_agent: session.userAgent },
    roles: ['stytch_user'],
  };
}
