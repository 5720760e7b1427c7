/** The demo's server for "Delete account" in `<auth-account>`, with the emulator in Stytch's place. */
import type { Emulator } from '../emulator/server.ts';

export type Project = Pick<Emulator, 'url' | 'credentials'>;

/**
 * Deletes the user whom the session in the request's cookie belongs to.
 * @returns whether there is one
 */
export async function deleteAccount({ url, credentials }: Project, cookies = ''): Promise<boolean> {
  const [, token] = /(?:^|; )stytch_session=([^;]+)/.exec(cookies) ?? [];
  if (token === undefined) return false;
  const basic = Buffer.from(`${credentials.project_id}:${credentials.secret}`).toString('base64');
  const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/json' };
  const ask = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${url}/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const session = await ask('POST', '/sessions/authenticate', {
    session_token: decodeURIComponent(token),
  });
  if (!session.ok) return false;
  const { user } = (await session.json()) as { readonly user: { readonly user_id: string } };
  return (await ask('DELETE', `/users/${user.user_id}`)).ok;
}
