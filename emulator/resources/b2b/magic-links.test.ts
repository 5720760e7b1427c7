import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';

import { assertRefused, at, emulatorForTests, text, UNKNOWN_TOKEN } from '../../test-client.ts';

const EMAIL = 'ada@acme.test';
const MINUTE_MS = 60_000;
const URLS = {
  login_redirect_url: 'http://localhost:1/in?a=b',
  signup_redirect_url: 'http://localhost:1/up',
};
const verifier = 'a-verifier-that-only-this-browser-knows';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const client = emulatorForTests();

/** An organization with one member. */
function acme(extra: object = {}): Promise<string> {
  return client().addOrganization({ members: [{ email_address: EMAIL }], ...extra });
}

function send(organization_id: string, extra: object = {}) {
  const body = { organization_id, email_address: EMAIL, ...URLS, ...extra };
  return client().b2b('/magic_links/email/login_or_signup', body);
}

function authenticate(magic_links_token: unknown, extra: object = {}) {
  const body = { magic_links_token, session_duration_minutes: 30, ...extra };
  return client().b2b('/magic_links/authenticate', body);
}

describe('a link to an organization', () => {
  test('names the organization and signs its member in, once', async () => {
    assert.equal((await send(await acme())).status, 200);
    assert.equal(await client().newest('kind'), 'login-link');
    assert.match(
      await client().newest('link'),
      /^http:\/\/localhost:1\/in\?a=b&slug=acme&stytch_redirect_type=login&stytch_token_type=multi_tenant_magic_links&token=[\w-]{44}$/,
    );
    const token = await client().newestToken();
    const answer = await authenticate(token);
    assert.equal(at(answer, 'data.member_authenticated'), true);
    assert.equal(at(answer, 'data.intermediate_session_token'), '');
    assert.equal(at(answer, 'data.mfa_required'), null);
    assert.equal(at(answer, 'data.primary_required'), null);
    assert.equal(at(answer, 'data.member.email_address'), EMAIL);
    assert.equal(at(answer, 'data.member_session.organization_slug'), 'acme');
    const factor = 'data.member_session.authentication_factors.0';
    assert.equal(at(answer, `${factor}.type`), 'magic_link');
    assert.equal(at(answer, `${factor}.email_factor.email_address`), EMAIL);
    assertRefused(await authenticate(token), 401, 'unable_to_auth_magic_link');
  });

  test('is for signing up until somebody has signed in', async () => {
    const id = await acme({ members: [{ email_address: EMAIL, status: 'invited' }] });
    await send(id);
    assert.equal(await client().newest('kind'), 'signup-link');
    assert.match(await client().newest('link'), /^http:\/\/localhost:1\/up\?.*stytch_redirect_type=signup/);
    assert.equal(at(await authenticate(await client().newestToken()), 'data.member.status'), 'active');
    await send(id);
    assert.equal(await client().newest('kind'), 'login-link');
  });

  test('lets the allowed domains join, and nobody else', async () => {
    const jit = { members: [], email_jit_provisioning: 'RESTRICTED', email_allowed_domains: ['acme.test'] };
    const id = await acme(jit);
    assert.equal((await send(id)).status, 200);
    assertRefused(
      await send(id, { email_address: 'eve@else.test' }),
      400,
      'invalid_email_for_jit_provisioning',
    );
    assertRefused(await send(await acme({ members: [] })), 400, 'email_jit_provisioning_not_allowed');
  });

  test('does not let an address join whose domain another organization has claimed', async () => {
    await client().addOrganization({ organization_name: 'Owner', claimed_email_domains: ['acme.test'] });
    const id = await acme({
      members: [],
      email_jit_provisioning: 'RESTRICTED',
      email_allowed_domains: ['acme.test'],
    });
    assertRefused(await send(id), 400, 'action_not_allowed_email_domain_is_claimed');
  });

  test('is not sent if the organization does not allow links', async () => {
    const id = await acme({ auth_methods: 'RESTRICTED', allowed_auth_methods: ['email_otp'] });
    assertRefused(await send(id), 400, 'operation_restricted_by_organization_auth_methods');
  });

  for (const [extra, status, type] of [
    [{ email_address: 'nobody' }, 400, 'invalid_email'],
    [{ organization_id: '' }, 400, 'invalid_organization_id'],
    [{ organization_id: 'none' }, 404, 'organization_not_found'],
    [{ login_redirect_url: 'javascript:alert(1)' }, 400, 'invalid_login_redirect_url'],
    [{ signup_redirect_url: 7 }, 400, 'invalid_signup_redirect_url'],
    [{ login_expiration_minutes: 4 }, 400, 'invalid_expiration'],
    [{ pkce_code_challenge: 'short' }, 400, 'invalid_pkce_code_challenge'],
  ] as const) {
    test(`is refused with ${JSON.stringify(extra)}`, async () => {
      assertRefused(await send(await acme(), extra), status, type);
      assert.deepEqual((await client().send('GET', '/inbox.json')).body, []);
    });
  }

  test('needs a URL to lead to', async () => {
    await client().patchSettings({ b2b: { login_redirect_url: null } });
    assertRefused(
      await send(await acme(), { login_redirect_url: undefined }),
      400,
      'no_login_redirect_urls_set',
    );
  });

  test('expires, and is unknown to others', async () => {
    await send(await acme(), { login_expiration_minutes: 5 });
    const token = await client().newestToken();
    assertRefused(
      await client().b2b('/magic_links/discovery/authenticate', { discovery_magic_links_token: token }),
      404,
      'magic_link_not_found',
    );
    await client().advance(5 * MINUTE_MS);
    assertRefused(await authenticate(token), 401, 'unable_to_auth_magic_link');
    assertRefused(await authenticate(UNKNOWN_TOKEN), 404, 'magic_link_not_found');
    assertRefused(await authenticate('cut off'), 400, 'invalid_token');
  });

  test('needs the verifier of its PKCE challenge', async () => {
    await client().patchSettings({ b2b: { pkce_required_for_email_magic_links: true } });
    const id = await acme();
    assertRefused(await send(id), 400, 'invalid_pkce_code_challenge');
    await send(id, { pkce_code_challenge: challenge });
    const token = await client().newestToken();
    assertRefused(await authenticate(token), 400, 'pkce_expected_code_verifier');
    assertRefused(await authenticate(token, { pkce_code_verifier: 'other' }), 400, 'pkce_mismatch');
    assert.equal((await authenticate(token, { pkce_code_verifier: verifier })).status, 200);
  });
});

describe('a session', () => {
  test('lasts for the asked time, an hour by default', async () => {
    for (const [minutes, expected] of [
      [undefined, 60],
      [30, 30],
    ] as const) {
      await send(await acme());
      const answer = await authenticate(await client().newestToken(), { session_duration_minutes: minutes });
      const { started_at, expires_at } = at(answer, 'data.member_session') as Record<string, string>;
      assert.equal(Date.parse(expires_at ?? '') - Date.parse(started_at ?? ''), expected * MINUTE_MS);
    }
    await send(await acme());
    const token = await client().newestToken();
    assertRefused(
      await authenticate(token, { session_duration_minutes: 1 }),
      400,
      'invalid_session_duration_minutes',
    );
  });

  test('that a member has already gets the new factor', async () => {
    const id = await acme();
    const first = await client().signInMember(id, EMAIL);
    await send(id);
    const body = { magic_links_token: await client().newestToken() };
    const answer = await client().b2b('/magic_links/authenticate', body, text(first, 'data.session_token'));
    assert.equal(at(answer, 'data.session_token'), at(first, 'data.session_token'));
    const factors = at(answer, 'data.member_session.authentication_factors') as { type: string }[];
    assert.deepEqual(
      factors.map(({ type }) => type),
      ['email_otp', 'magic_link'],
    );
  });
});
