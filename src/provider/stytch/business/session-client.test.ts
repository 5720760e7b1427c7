import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectMember } from './session-client.ts';

const listed = (id: string, type: string, isAuthenticated = true) => ({
  organization: { organization_id: id, organization_name: id.toUpperCase() },
  membership: { type },
  member_authenticated: isAuthenticated,
});

/** A client of the page's own that lists organizations. */
const clientWith = (organizations: readonly unknown[]): object => ({
  session: { getSync: () => null, exchange: async () => ({}) },
  self: { getSync: () => null },
  organization: { getSync: () => null },
  discovery: { organizations: { list: async () => ({ discovered_organizations: organizations }) } },
});

test('only organizations that the visitor is a member of can be switched to', async () => {
  const client = await connectMember({
    client: clientWith([
      listed('acme', 'active_member'),
      listed('mfa', 'active_member', false),
      listed('invited', 'invited_member'),
      listed('pending', 'pending_member'),
      listed('domain', 'eligible_to_join_by_email_domain'),
      { organization: { organization_id: 'bare' } },
      null,
    ]),
  });
  assert.deepEqual(await client.organizations(), [
    { id: 'acme', name: 'ACME', isOpen: true },
    { id: 'mfa', name: 'MFA', isOpen: false },
  ]);
});

/** A part of a client whose value the page's script changes. */
function partOf<T extends object>() {
  const listeners: (() => void)[] = [];
  const part = {
    value: null as T | null,
    getSync: () => part.value,
    onChange: (listener: () => void) => listeners.push(listener),
    change(value: T | null) {
      part.value = value;
      for (const listener of listeners) listener();
    },
  };
  return part;
}

interface SessionValue {
  readonly member_session_id: string;
  readonly expires_at?: string;
  readonly last_accessed_at?: string;
  readonly session_token?: string;
}

/** A client of the page's own, and what it is asked. */
function pageClient(
  answers: { authenticate?: () => Promise<object>; exchange?: () => Promise<object> } = {},
) {
  const asked: object[] = [];
  const session = Object.assign(partOf<SessionValue>(), {
    fromCache: true,
    getInfo: () => ({ fromCache: session.fromCache }),
    authenticate: answers.authenticate ?? (async () => ({})),
    exchange: (input: object) => {
      asked.push(input);
      return answers.exchange?.() ?? Promise.resolve({ member_session: {} });
    },
    revoke: async (options: object) => void asked.push(options),
  });
  const self = partOf<object>();
  const organization = partOf<object>();
  const client = { session, self, organization, discovery: {} };
  return { ...client, client, asked };
}

test('a session is known once its member and organization are, and without secrets', async () => {
  const { client, session, self, organization } = pageClient();
  const { current, subscribe } = await connectMember({ client });
  let changes = 0;
  subscribe(() => {
    changes += 1;
  });
  const unknown = { session: undefined, user: undefined, organization: undefined, confirmed: false };
  assert.deepEqual(current(), unknown);
  session.change({ member_session_id: 'one', session_token: 'secret' });
  assert.deepEqual(current(), unknown);
  self.change({ member_id: 'ada' });
  assert.deepEqual(current(), unknown);
  session.fromCache = false;
  organization.change({ organization_id: 'acme' });
  assert.deepEqual(current(), {
    session: { member_session_id: 'one' },
    user: { member_id: 'ada' },
    organization: { organization_id: 'acme' },
    confirmed: true,
  });
  assert.equal(changes, 3);
});

for (const part of ['session', 'self', 'organization', 'discovery'] as const)
  test(`a client of the page without ${part} is refused by name`, async () => {
    const { client } = pageClient();
    await assert.rejects(connectMember({ client: { ...client, [part]: undefined } }), {
      code: 'configuration',
      message: /session\.getSync/,
    });
  });

test('a session that Stytch does not know is checked, and one that nobody could ask about is not', async () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch'));
  const { client, session } = pageClient({ authenticate: failing });
  const { check } = await connectMember({ client });
  // The client forgets a session that Stytch has refused.
  await assert.doesNotReject(check());
  session.change({ member_session_id: 'one' });
  await assert.rejects(check());
});

for (const [left, expires_at, minutes] of [
  ['no session', undefined, 5],
  ['a session of 30 minutes', '2026-01-01T12:30:00.000Z', 30],
  ['a session of 2 minutes', '2026-01-01T12:02:00.000Z', 5],
] as const)
  test(`a switch with ${left} asks for ${minutes} minutes`, async (t) => {
    // By the provider's clock, whatever the visitor's says.
    t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2036-01-01T12:00:00.000Z') });
    const { client, session, asked } = pageClient();
    const last_accessed_at = '2026-01-01T12:00:00.000Z';
    if (expires_at !== undefined) session.change({ member_session_id: 'one', expires_at, last_accessed_at });
    const { switchTo } = await connectMember({ client });
    assert.equal(await switchTo('zeta'), true);
    assert.deepEqual(asked, [{ organization_id: 'zeta', session_duration_minutes: minutes }]);
  });

test('a switch that leads to another step of the sign-in is none', async () => {
  const { client } = pageClient({ exchange: async () => ({ member_session: null }) });
  const { switchTo } = await connectMember({ client });
  assert.equal(await switchTo('zeta'), false);
});

test('a sign-out is asked for as it is meant', async () => {
  for (const force of [true, false]) {
    const { client, session, asked } = pageClient();
    // Otherwise an answer is waited for, which would bring the session back.
    session.fromCache = false;
    const { revoke } = await connectMember({ client });
    await revoke(force);
    assert.deepEqual(asked.at(-1), { forceClear: force });
  }
});
