import type { FoundSession } from '../port.ts';
import type { StytchClientShape } from './client.ts';
import { confirmed } from './first-answer.ts';

function storedSession({ session, user }: StytchClientShape): FoundSession | undefined {
  const storedSession = session?.getSync?.();
  const storedUser = user?.getSync?.();
  return storedSession && storedUser ? { session: { ...storedSession }, user: { ...storedUser } } : undefined;
}

export const confirmSession = (client: StytchClientShape): Promise<FoundSession | undefined> =>
  confirmed(client.session, () => storedSession(client));
