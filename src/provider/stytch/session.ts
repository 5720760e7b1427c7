/** The session that the client has stored. */
import { ProviderError } from '../errors.ts';
import type { FoundSession, ProjectProvider } from '../port.ts';
import { call } from './answers.ts';
import type { StytchClientShape } from './client.ts';

function storedSession({ session, user }: StytchClientShape): FoundSession | undefined {
  const storedSession = session?.getSync?.();
  const storedUser = user?.getSync?.();
  return storedSession && storedUser ? { session: { ...storedSession }, user: { ...storedUser } } : undefined;
}

export async function confirmSession(client: StytchClientShape): Promise<FoundSession | undefined> {
  const { session } = client;
  const { onChange } = session ?? {};
  if (onChange && session?.getInfo?.().fromCache) {
    // A new client asks by itself, and repeats that until there is an answer.
    await new Promise<void>((resolve) => {
      const stop = onChange(() => {
        stop();
        resolve();
      });
    });
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

export async function revokeSession({ session }: StytchClientShape): Promise<void> {
  if (!session?.revoke) throw new ProviderError('configuration');
  try {
    await call(async () => session.revoke?.({ forceClear: true }));
  } catch (error) {
    // Even without an answer, the client has usually forgotten its session.
    if (session.getSync?.()) throw error;
  }
}

export function sessionJwtOf({ session }: StytchClientShape): ProjectProvider['sessionJwt'] {
  return {
    current: () => session?.getTokens?.()?.session_jwt || undefined,
    subscribe: (changed) => session?.onChange?.(changed) ?? (() => undefined),
  };
}
