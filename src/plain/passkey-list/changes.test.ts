import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import type { PasskeyList } from '../../provider/passkey-list-port.ts';
import type { SessionState } from '../../session/types.ts';
import { changesBy } from './changes.ts';

const stateOf = (user_id: string): SessionState => ({
  status: 'signed-in',
  stale: false,
  session: sampleSession,
  user: { ...sampleUser, user_id },
});

/** Asks for a passkey in Ada's list, while the cookies are somebody's. */
async function createAs(who: string) {
  let state = stateOf('ada');
  let asked = 0;
  const passkeys = {
    async create() {
      asked += 1;
      return { session: sampleSession, user: sampleUser, data: {} };
    },
  } as unknown as PasskeyList;
  const host = {
    look: () => ({ state, domain: 'site.test' }),
    async refresh() {
      state = stateOf(who);
    },
    succeeded: () => undefined,
  };
  const changes = changesBy(host, passkeys);
  const outcome = await changes.create().catch((error: { reason?: string }) => error.reason);
  return { outcome, asked };
}

test('a passkey is created only for whom the list was drawn', async () => {
  assert.deepEqual(await createAs('ada'), { outcome: 'created', asked: 1 });
  assert.deepEqual(await createAs('bob'), { outcome: 'session_expired', asked: 0 });
});
