/** The session that the client has stored. */
import type { FoundSession, ProjectProvider } from '../port.ts';
import { call } from './answers.ts';
import type { StytchClientShape } from './client.ts';
import { firstAnswer } from './first-answer.ts';

function storedSession({ session, user }: StytchClientShape): FoundSession | undefined {
  const storedSession = session?.getSync?.();
  const storedUser = user?.getSync?.();
  return storedSession && storedUser ? { session: { ...storedSession }, user: { ...storedUser } } : undefined;
}

export async function confirmSession(client: StytchClientShape): Promise<FoundSession | undefined> {
  const { session } = client;
  const answer = firstAnswer(session);
  if (answer) {
    await answer;
    return storedSession(client);
  }
  if (!session?.authenticate || !storedSession(client)) return undefined;
  try {
    await call(async () => session.authenticate?.());
  } catch (error) {
    // The client has forgotten a session that the provider does not know.
    if (storedSession(client)) throw error;
  }
  return storedSession(client);
}

export function sessionJwtOf({ session }: StytchClientShape): ProjectProvider['sessionJwt'] {
  return {
    current: () => session?.getTokens?.()?.session_jwt || undefined,
    subscribe: (changed) => session?.onChange?.(changed) ?? (() => undefined),
  };
}
