/** The session that the B2B client has stored. */
import type { FoundMemberSession } from '../../business-port.ts';
import { confirmed } from '../first-answer.ts';
import { toFound } from './answers.ts';
import type { StytchB2bClientShape } from './client.ts';

function stored({ session, self, organization }: StytchB2bClientShape): FoundMemberSession | undefined {
  return toFound(session.getSync(), self.getSync(), organization.getSync());
}

export const confirmMemberSession = (client: StytchB2bClientShape): Promise<FoundMemberSession | undefined> =>
  confirmed(client.session, () => stored(client));
