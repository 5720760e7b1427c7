import type { FoundSession } from '../port.ts';
import { call } from './answers.ts';
import type { StytchClientShape } from './client.ts';

/** The part of an SDK client that tells whether it has asked for its session. */
interface Asking {
  getInfo?(): { readonly fromCache: boolean };
  onChange?(changed: () => void): () => void;
}

/**
 * A new client asks for its session by itself, and repeats that until there is an answer. It may know of a session by its
 * cookies only.
 * @returns resolves with the first answer; undefined if the client has had it
 */
export function firstAnswer({ getInfo, onChange }: Asking = {}): Promise<void> | undefined {
  if (!onChange || !getInfo?.().fromCache) return undefined;
  return new Promise((resolve) => {
    const stop = onChange(() => {
      stop();
      resolve();
    });
  });
}

/**
 * The session that the client has stored, once the provider has confirmed it.
 * @param stored reads it, with whose it is
 */
export async function confirmed<Found>(
  session: (Asking & { authenticate?(): Promise<unknown> }) | undefined,
  stored: () => Found | undefined,
): Promise<Found | undefined> {
  const answer = firstAnswer(session);
  if (!answer && !(session?.authenticate && stored())) return undefined;
  try {
    await (answer ?? call(async () => session?.authenticate?.()));
  } catch (error) {
    // The client has forgotten a session that the provider does not know.
    if (stored()) throw error;
  }
  return stored();
}

export function storedSession({ session, user }: StytchClientShape): FoundSession | undefined {
  const storedSession = session?.getSync?.();
  const storedUser = user?.getSync?.();
  return storedSession && storedUser ? { session: { ...storedSession }, user: { ...storedUser } } : undefined;
}
