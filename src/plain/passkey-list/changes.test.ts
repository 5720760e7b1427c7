import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import type { PasskeyList } from '../../provider/passkey-list-port.ts';
import type { SessionState } from '../../session/types.ts';
import { changesBy } from './changes.ts';

const created = { session: sampleSession, user: sampleUser, data: {} };

const stateOf = (user_id: string): SessionState => ({
  status: 'signed-in',
  stale: false,
  session: sampleSession,
  user: { ...sampleUser, user_id },
});

/** Asks for a passkey in Ada's list, while the cookies are somebody's. @param answer null if the device has one */
async function createAs(who: string, answer: object | null = created) {
  let state = stateOf('ada');
  let asked = 0;
  const told: string[] = [];
  const passkeys = {
    async create() {
      asked += 1;
      return answer ?? undefined;
    },
  } as unknown as PasskeyList;
  const host = {
    look: () => ({ state, domain: 'site.test' }),
    async refresh() {
      state = stateOf(who);
    },
    succeeded: ({ type }: { type: string }) => told.push(type),
  };
  const changes = changesBy(host, passkeys);
  const outcome = await changes.create().catch((error: { reason?: string }) => error.reason);
  return { outcome, asked, told };
}

test('a passkey is created only for whom the list was drawn', async () => {
  assert.deepEqual(await createAs('ada'), { outcome: 'created', asked: 1, told: ['WEBAUTHN_REGISTER'] });
  assert.deepEqual(await createAs('bob'), { outcome: 'session_expired', asked: 0, told: [] });
});

test('of a device that has a passkey already, the page hears nothing', async () => {
  assert.deepEqual(await createAs('ada', null), { outcome: 'existing', asked: 1, told: [] });
});
