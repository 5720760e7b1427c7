import { createRemoteJWKSet, jwtVerify } from 'jose';

const { STYTCH_PROJECT_ID: project, STYTCH_API_URL: api = 'https://test.stytch.com' } = process.env;
const keys = createRemoteJWKSet(new URL(`/v1/sessions/jwks/${project}`, api));
/** Of the elements. */
export const settings = { publicToken: process.env.STYTCH_PUBLIC_TOKEN, apiUrl: api };

/** Who is signed in, by a JWT that the provider has issued within five minutes; undefined if there is none. */
export async function readUserId(cookies) {
  const jwt = cookies.get('stytch_session_jwt')?.value ?? '';
  const expected = { issuer: `stytch.com/${project}`, audience: project, algorithms: ['RS256'] };
  const verified = await jwtVerify(jwt, keys, expected).catch(() => undefined);
  return verified?.payload.sub;
}
