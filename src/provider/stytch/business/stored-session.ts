/** The session that the B2B client has stored. */
import type { BusinessIdentityProvider, FoundMemberSession } from '../../business-port.ts';
import { call } from '../answers.ts';
import { firstAnswer } from '../first-answer.ts';
import { toFound } from './answers.ts';
import type { StytchB2bClientShape } from './client.ts';

function stored({ session, self, organization }: StytchB2bClientShape): FoundMemberSession | undefined {
  return toFound(session.getSync(), self.getSync(), organization.getSync());
}

export async function confirmMemberSession(
  client: StytchB2bClientShape,
): Promise<FoundMemberSession | undefined> {
  const { session } = client;
  const answer = firstAnswer(session);
  if (answer) {
    await answer;
    return stored(client);
  }
  if (!stored(client)) return undefined;
  try {
    await call(() => session.authenticate());
  } catch (error) {
    // The client has forgotten a session that the provider does not know.
    if (stored(client)) throw error;
  }
  return stored(client);
}

export function memberSessionJwtOf({
  session,
}: StytchB2bClientShape): BusinessIdentityProvider['sessionJwt'] {
  return {
    current: () => session.getTokens()?.session_jwt || undefined,
    subscribe: (changed) => session.onChange(changed),
  };
}
