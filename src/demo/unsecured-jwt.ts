import type { SessionSigner } from '../../emulator/resources/sessions/session-jwt.ts';
import { toBase64Url } from '../../emulator/state/base64.ts';

const JWT_LIFETIME_SECONDS = 300;

const part = (value: object): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

/**
 * Session JWTs without a signature (RFC 7519, section 6), which no server can mistake for the provider's. They hold less than
 * those: pages have the session from the widget's events.
 */
export const unsecuredSigner: SessionSigner = {
  jwks: { keys: [] },
  readSessionId: () => Promise.resolve(undefined),
  sign: ({ id, user }, { project_id: projectId }, nowMs) => {
    const iat = Math.floor(nowMs / 1000);
    const claims = {
      sub: user.id,
      iss: `stytch.com/${projectId}`,
      aud: [projectId],
      iat,
      nbf: iat,
      exp: iat + JWT_LIFETIME_SECONDS,
      'https://stytch.com/session': { id },
    };
    return Promise.resolve(`${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`);
  },
};
