import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import type { PasskeyList } from '../../provider/passkey-list-port.ts';
import type { SessionState } from '../../session/types.ts';
import { type Changes, changesBy } from './changes.ts';

const created = { session: sampleSession, user: sampleUser, data: {} };

const stateOf = (user_id: string): SessionState => ({
  status: 'signed-in',
  stale: false,
  session: sampleSession,
  user: { ...sampleUser, user_id },
});

type Made = (changes: Changes) => Promise<unknown>;

/** Makes a change in Ada's list, while the cookies are somebody's. @param answer null if the device has a passkey */
async function changeAs(who: string, make: Made, answer: object | null = created) {
  let state = stateOf('ada');
  const calls: string[] = [];
  const called = (name: string) => async () => {
    calls.push(name);
    return answer ?? undefined;
  };
  const passkeys = {
    create: called('create'),
    rename: called('rename'),
    remove: called('remove'),
    announce: async () => undefined,
  } as unknown as PasskeyList;
  const host = {
    look: () => ({ state, domain: 'site.test' }),
    async refresh() {
      state = stateOf(who);
    },
    succeeded: ({ type }: { type: string }) => calls.push(type),
  };
  const reason = await make(changesBy(host, passkeys)).then(
    () => 'done',
    (error: { reason?: string }) => error.reason,
  );
  return [reason, ...calls];
}

const made: Readonly<Record<string, readonly [Made, event: string]>> = {
  create: [(changes) => changes.create(), 'WEBAUTHN_REGISTER'],
  rename: [(changes) => changes.rename('one', 'Laptop'), 'WEBAUTHN_UPDATE'],
  remove: [(changes) => changes.remove('one', 'site.test'), 'WEBAUTHN_DELETE'],
};
for (const [name, [make, event]] of Object.entries(made))
  test(`${name}: only for whom the list was drawn`, async () => {
    assert.deepEqual(await changeAs('ada', make), ['done', name, event]);
    assert.deepEqual(await changeAs('bob', make), ['session_expired']);
  });

test('of a device that has a passkey already, the page hears nothing', async () => {
  const outcome = await changeAs('ada', (changes) => changes.create(), null);
  assert.deepEqual(outcome, ['done', 'create']);
});
