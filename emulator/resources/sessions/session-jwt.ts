import { compactVerify, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

import { toIso } from '../../state/clock.ts';
import { isJsonObject, type Json } from '../../state/json.ts';
import type { Session } from '../../state/session.ts';
import { factorBodies } from './session-body.ts';

const KEY_ID = 'jwk-test-emulator';
const JWT_LIFETIME_SECONDS = 300;
const SESSION_CLAIM = 'https://stytch.com/session';

/** Signs session JWTs, with one key for as long as the emulator runs. */
export interface SessionSigner {
  /** A JWT that, like the provider's, is valid for five minutes from `nowMs` (epoch milliseconds). */
  sign(session: Session, projectId: string, nowMs: number): Promise<string>;
  /** The id of the session that this signer has signed a JWT for, even if the JWT has expired; else undefined. */
  readSessionId(jwt: string, projectId: string): Promise<string | undefined>;
  /** The public key, to verify the JWTs with. */
  readonly jwks: { readonly keys: readonly JWK[] };
}

export async function createSessionSigner(): Promise<SessionSigner> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const publicJwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  return {
    jwks: { keys: [publicJwk] },
    sign: (session, projectId, nowMs) => {
      const seconds = Math.floor(nowMs / 1000);
      return new SignJWT({ ...session.customClaims, [SESSION_CLAIM]: sessionClaim(session) })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })
        .setSubject(session.user.id)
        .setIssuer(`stytch.com/${projectId}`)
        .setAudience(projectId)
        .setIssuedAt(seconds)
        .setNotBefore(seconds)
        .setExpirationTime(seconds + JWT_LIFETIME_SECONDS)
        .sign(privateKey);
    },
    readSessionId: async (jwt, projectId) => {
      const verified = await compactVerify(jwt, publicKey, { algorithms: ['RS256'] }).catch(() => undefined);
      if (verified === undefined) return undefined;
      const payload = JSON.parse(new TextDecoder().decode(verified.payload)) as Json;
      if (!isJsonObject(payload) || payload['aud'] !== projectId) return undefined;
      const claim = payload[SESSION_CLAIM];
      return isJsonObject(claim) && typeof claim['id'] === 'string' ? claim['id'] : undefined;
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
    authentication_factors: factorBodies(session),
    roles: ['stytch_user'],
  };
}
