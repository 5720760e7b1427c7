import { createRemoteJWKSet, jwtVerify } from 'jose';

const { STYTCH_PROJECT_ID: project, STYTCH_SECRET: secret, STYTCH_API_URL } = process.env;
export const api = STYTCH_API_URL ?? 'https://test.stytch.com';
const keys = createRemoteJWKSet(new URL(`/v1/sessions/jwks/${project}`, api));

/** Whose JWT it is; undefined if it is not valid, as five minutes after the provider has issued it. */
export function readUserId(jwt = '') {
  const expected = { issuer: `stytch.com/${project}`, audience: project, algorithms: ['RS256'] };
  return jwtVerify(jwt, keys, expected).then(
    ({ payload }) => payload.sub,
    () => undefined,
  );
}

/** What the provider answers to a server; undefined if it knows no such session or user. */
export async function askProvider(path, body) {
  const authorization = `Basic ${btoa(`${project}:${secret}`)}`;
  const request = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(new URL(path, api), {
    headers: { authorization },
    cache: 'no-store',
    ...request,
  });
  if (answer.status === 404) return undefined;
  // A provider that is down must not sign anybody out.
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`);
  return answer.json();
}
