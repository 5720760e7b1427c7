/** The sessions of whoever is signed in, for the section `sessions` of `<auth-account>`. */
import type { Client, Session } from 'stytch';
import type { AccountSession } from '../../src/settings/types.ts';
import { answerInTime, checkOptions, type SessionOnly } from './authenticate.ts';
import { deviceName } from './device-name.ts';
import { isDead, withoutSecrets } from './refusals.ts';

export interface SessionsOptions {
  readonly client: Client;
  /** ms. How long to wait for Stytch, for each of its answers. Default: 5000. */
  readonly timeoutMs?: number;
}

/**
 * Where the visitor is signed in: their session first, then the others, of which the last used is first. Without secrets, for the page.
 * @param auth who is signed in, as `authenticateRequest` and `requireUser` tell. Never by an id that the request names
 * @throws Error if Stytch cannot be asked; TypeError for a `timeoutMs` that is no time
 */
export async function listSessions(
  { session: own }: Pick<SessionOnly, 'session'>,
  { client, timeoutMs = 5000 }: SessionsOptions,
): Promise<readonly AccountSession[]> {
  checkOptions({ client, timeoutMs });
  const asked = client.sessions.get({ user_id: own.user_id });
  const { sessions } = await answerInTime(asked, timeoutMs).catch((error: unknown) => {
    throw withoutSecrets(error);
  });
  const time = ({ lastAccessedAt }: AccountSession): number => Date.parse(lastAccessedAt) || 0;
  return sessions
    .map((session) => entryOf(session, own))
    .sort((a, b) => Number(b.current) - Number(a.current) || time(b) - time(a));
}

/**
 * Ends all sessions of the visitor but the one of the request.
 * @param auth who is signed in, as `authenticateRequest` and `requireUser` tell. Never by an id that the request names
 * @returns what is left, as `listSessions` does
 * @throws Error if Stytch has not ended each of them; TypeError for a `timeoutMs` that is no time
 */
export async function revokeOtherSessions(
  auth: Pick<SessionOnly, 'session'>,
  options: SessionsOptions,
): Promise<readonly AccountSession[]> {
  const { client, timeoutMs = 5000 } = options;
  const sessions = await listSessions(auth, options);
  const revoke = async ({ id }: AccountSession): Promise<void> => {
    try {
      await answerInTime(client.sessions.revoke({ session_id: id }), timeoutMs);
    } catch (error) {
      // It has ended by itself.
      if (!isDead(error)) throw withoutSecrets(error);
    }
  };
  await Promise.all(sessions.filter(({ current }) => !current).map(revoke));
  return sessions.filter(({ current }) => current);
}

function entryOf(
  { session_id: id, attributes, started_at: startedAt = '', last_accessed_at: lastAccessedAt = '' }: Session,
  own: Pick<Session, 'session_id'>,
): AccountSession {
  const { user_agent: userAgent = '', ip_address: address = '' } = attributes ?? {};
  return {
    id,
    device: deviceName(userAgent),
    ...(address !== '' && { place: address }),
    startedAt,
    lastAccessedAt,
    current: id === own.session_id,
  };
}
