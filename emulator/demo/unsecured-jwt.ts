import { toBase64Url } from '../state/base64.ts';
import type { JwtKey } from '../state/session.ts';

const JWT_LIFETIME_SECONDS = 300;

const part = (value: object): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

/** Session JWTs without a signature (RFC 7519, section 6), which no server can mistake for the provider's. */
export const unsecuredKey: JwtKey = {
  jwks: { keys: [] },
  readSessionId: () => Promise.resolve(undefined),
  sign: (subject, claims, { project_id: projectId }, nowMs) => {
    const iat = Math.floor(nowMs / 1000);
    const registered = {
      sub: subject,
      iss: `stytch.com/${projectId}`,
      aud: [projectId],
      iat,
      nbf: iat,
      exp: iat + JWT_LIFETIME_SECONDS,
    };
    return Promise.resolve(`${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, ...registered })}.`);
  },
};
