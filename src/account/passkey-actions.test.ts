import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession, sampleUser } from '../../test/support/sample-session.ts';
import type { SessionState } from '../session/types.ts';
import type { ActionContext, ActionResult } from '../shell/runner/types.ts';
import type { Account } from './account.ts';
import { createPasskey, removePasskey, renamePasskey } from './passkey-actions.ts';

const created = { session: sampleSession, user: sampleUser, data: {} };

const stateOf = (user_id: string): SessionState => ({
  email: undefined,
  phone: undefined,
  factors: 1,
  status: 'signed-in',
  stale: false,
  session: sampleSession,
  user: { ...sampleUser, user_id },
});

type Make = (context: ActionContext<Account>, existing: () => void) => Promise<ActionResult<Account>>;

/** Makes a change in Ada's list, while the cookies are somebody's. @param answer null if the device has a passkey */
async function changeAs(who: string, make: Make, answer: object | null = created) {
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
    announce: () => undefined,
  };
  const settings = {
    look: () => ({ state }),
    async refresh() {
      state = stateOf(who);
    },
  };
  const config = { passkeys: { domain: 'site.test' } };
  const context = { provider: { passkeys }, settings, config } as unknown as ActionContext<Account>;
  const outcome = await make(context, () => calls.push('has one')).then(
    ({ authEvent }) => authEvent?.type,
    (error: { reason?: string }) => error.reason,
  );
  return [outcome, ...calls];
}

const made: Readonly<Record<string, readonly [Make, event: string]>> = {
  create: [(context, onExisting) => createPasskey(context, { onExisting }), 'WEBAUTHN_REGISTER'],
  rename: [(context) => renamePasskey(context, { id: 'one', name: 'Laptop' }), 'WEBAUTHN_UPDATE'],
  remove: [(context) => removePasskey(context, { id: 'one', domain: 'site.test' }), 'WEBAUTHN_DELETE'],
};
for (const [name, [make, event]] of Object.entries(made))
  test(`${name}: only for whom the list was drawn`, async () => {
    assert.deepEqual(await changeAs('ada', make), [event, name]);
    assert.deepEqual(await changeAs('bob', make), ['session_expired']);
  });

test('of a device that has a passkey already, the page hears nothing', async () => {
  const outcome = await changeAs(
    'ada',
    (context, onExisting) => createPasskey(context, { onExisting }),
    null,
  );
  assert.deepEqual(outcome, [undefined, 'create', 'has one']);
});
