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
