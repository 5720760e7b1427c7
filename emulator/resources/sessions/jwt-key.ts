import { compactVerify, exportJWK, generateKeyPair, SignJWT } from 'jose';

import { isJsonObject, type Json } from '../../state/json.ts';
import type { JwtKey } from '../../state/session.ts';

const KEY_ID = 'jwk-test-emulator';
const JWT_LIFETIME_SECONDS = 300;
/** Stytch's keys have one; nothing verifies by it. */
const NO_CERTIFICATE = { x5c: [], x5tS256: '' };

/** The claim that holds the session. */
export const SESSION_CLAIM = 'https://stytch.com/session';

export async function createJwtKey(): Promise<JwtKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const publicJwk = {
    ...(await exportJWK(publicKey)),
    kid: KEY_ID,
    alg: 'RS256',
    use: 'sig',
    key_ops: ['verify'],
    ...NO_CERTIFICATE,
  };
  return {
    jwks: { keys: [publicJwk] },
    sign: (subject, claims, { project_id: projectId, jwt_issuer: issuer }, nowMs) => {
      const seconds = Math.floor(nowMs / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })
        .setSubject(subject)
        .setIssuer(issuer ?? `stytch.com/${projectId}`)
        .setAudience([projectId])
        .setIssuedAt(seconds)
        .setNotBefore(seconds)
        .setExpirationTime(seconds + JWT_LIFETIME_SECONDS)
        .sign(privateKey);
    },
    readSessionId: async (jwt, projectId) => {
      const verified = await compactVerify(jwt, publicKey, { algorithms: ['RS256'] }).catch(() => undefined);
      if (verified === undefined) return undefined;
      const payload = JSON.parse(new TextDecoder().decode(verified.payload)) as Json;
      if (!isJsonObject(payload) || !Array.isArray(payload['aud']) || !payload['aud'].includes(projectId))
        return undefined;
      const claim = payload[SESSION_CLAIM];
      return isJsonObject(claim) && typeof claim['id'] === 'string' ? claim['id'] : undefined;
    },
  };
}
