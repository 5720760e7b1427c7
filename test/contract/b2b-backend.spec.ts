/** The provider's B2B client for Node servers over the emulator's backend API. It is told the emulator's address by `env`. */
import { expect } from '@playwright/test';
import { B2BClient, StytchError } from 'stytch';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import { B2B_CREDENTIALS } from '../../emulator/state/b2b/settings.ts';
import { TestClient, text } from '../../emulator/test-client.ts';
import { test } from '../e2e/worker.ts';
import { expectShapes, watchShapes } from '../support/shapes.ts';

const EMAIL = 'ada@acme.test';

let emulator: Emulator;
let pages: TestClient;
let server: B2BClient;

test.beforeAll(async () => {
  emulator = await startEmulator({ port: 0, observe: watchShapes });
  pages = new TestClient(emulator.url);
  server = new B2BClient({ ...B2B_CREDENTIALS, env: emulator.url });
});

test.afterAll(() => emulator.close());

test.afterEach(expectShapes);

async function signIn(): Promise<{ organizationId: string; memberId: string; token: string; jwt: string }> {
  const organizationId = await pages.addOrganization({ members: [{ email_address: EMAIL, is_admin: true }] });
  const answer = await pages.signInMember(organizationId, EMAIL);
  return {
    organizationId,
    memberId: text(answer, 'data.member_id'),
    token: text(answer, 'data.session_token'),
    jwt: text(answer, 'data.session_jwt'),
  };
}

test('a session token or JWT tells who is signed in, and to which organization', async () => {
  const { organizationId, memberId, token, jwt } = await signIn();
  const remote = await server.sessions.authenticate({
    session_token: token,
    session_custom_claims: { plan: 'gold' },
  });
  expect(remote).toMatchObject({
    member: { member_id: memberId, email_address: EMAIL },
    organization: { organization_id: organizationId, organization_slug: 'acme' },
    member_session: { organization_slug: 'acme', custom_claims: { plan: 'gold' } },
  });
  const local = await server.sessions.authenticateJwtLocal({ session_jwt: remote.session_jwt });
  const { last_accessed_at: _, expires_at: end, ...expected } = remote.member_session;
  // The library writes the time anew.
  expect(local).toMatchObject({ ...expected, expires_at: new Date(end).toISOString() });
  expect(local.roles).toEqual(['stytch_member', 'stytch_admin']);
  const byJwt = await server.sessions.authenticate({ session_jwt: jwt });
  expect(byJwt.session_token).toBe(token);
});

test('members, organizations and sessions are read, and sessions revoked', async () => {
  const { organizationId, memberId, token } = await signIn();
  const who = { organization_id: organizationId, member_id: memberId };
  const { organization } = await server.organizations.get({ organization_id: organizationId });
  expect(organization.organization_name).toBe('Acme');
  const { member } = await server.organizations.members.get({
    organization_id: organizationId,
    email_address: EMAIL,
  });
  expect(member.member_id).toBe(memberId);
  expect((await server.sessions.get(who)).member_sessions).toHaveLength(1);
  await server.sessions.revoke({ member_id: memberId });
  expect((await server.sessions.get(who)).member_sessions).toEqual([]);
  const error: unknown = await server.sessions
    .authenticate({ session_token: token })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StytchError);
  expect(error).toMatchObject({ status_code: 404, error_type: 'session_not_found' });
});

test('the secret of the consumer project is refused', async () => {
  const other = new B2BClient({ ...emulator.credentials, env: emulator.url });
  await expect(other.sessions.authenticate({ session_token: 'x' })).rejects.toMatchObject({
    error_type: 'invalid_project_id_authentication',
  });
});
