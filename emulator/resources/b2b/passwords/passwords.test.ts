import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';

import {
  type Answer,
  assertRefused,
  at,
  emulatorForTests,
  text,
  UNKNOWN_TOKEN,
} from '../../../test-client.ts';

const EMAIL = 'ada@acme.test';
const OLD = 'violet-Piano-sleeps-42';
const NEW = 'green-Trumpet-jumps-17';
const BREACHED = 'correct horse battery staple';
const MINUTE_MS = 60_000;
const client = emulatorForTests();

function acme(member: object = {}, organization: object = {}): Promise<string> {
  const members = [{ email_address: EMAIL, password: OLD, ...member }];
  return client().addOrganization({ members, ...organization });
}

function logIn(organization_id: string, password: string): Promise<Answer> {
  const body = { organization_id, email_address: EMAIL, password, session_duration_minutes: 30 };
  return client().b2b('/passwords/authenticate', body);
}

describe('signing in with a password', () => {
  test('to an organization', async () => {
    const id = await acme();
    const answer = await logIn(id, OLD);
    assert.equal(at(answer, 'data.member_authenticated'), true);
    assert.equal(at(answer, 'data.member_session.authentication_factors.0.delivery_method'), 'knowledge');
    assertRefused(await logIn(id, NEW), 401, 'unauthorized_credentials');
  });

  test('to one of several', async () => {
    await acme();
    const body = { email_address: EMAIL, password: OLD };
    const answer = await client().b2b('/passwords/discovery/authenticate', body);
    assert.equal(at(answer, 'data.discovered_organizations.0.member_authenticated'), true);
    assertRefused(
      await client().b2b('/passwords/discovery/authenticate', { ...body, password: NEW }),
      401,
      'unauthorized_credentials',
    );
  });

  for (const [name, member, organization, password, status, type] of [
    ['who must reset it', { requires_reset: true }, {}, OLD, 400, 'member_reset_password'],
    ['whose password is breached', { password: BREACHED }, {}, BREACHED, 400, 'member_reset_password'],
    ['of another address', { email_address: 'eve@acme.test' }, {}, OLD, 404, 'member_not_found'],
    [
      'of an organization without passwords',
      {},
      { auth_methods: 'RESTRICTED', allowed_auth_methods: ['sso'] },
      OLD,
      400,
      'operation_restricted_by_organization_auth_methods',
    ],
  ] as const) {
    test(`is refused for a member ${name}`, async () => {
      assertRefused(await logIn(await acme(member, organization), password), status, type);
    });
  }

  test('is refused for a member who has none', async () => {
    const id = await client().addOrganization({ members: [{ email_address: EMAIL }] });
    assertRefused(await logIn(id, OLD), 404, 'member_password_not_found');
  });

  test('locks after ten wrong ones', async () => {
    const id = await acme();
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn(id, 'wrong');
    assertRefused(await logIn(id, OLD), 429, 'user_lock_limit_reached');
  });

  test('does not prove the address', async () => {
    const id = await acme({ email_address_verified: false });
    const answer = await logIn(id, OLD);
    assert.equal(at(answer, 'data.member_authenticated'), false);
    assert.deepEqual(at(answer, 'data.primary_required.allowed_auth_methods'), [
      'sso',
      'magic_link',
      'email_otp',
      'google_oauth',
      'microsoft_oauth',
    ]);
    const intermediate_session_token = text(answer, 'data.intermediate_session_token');
    const verified = await client().signInMember(id, EMAIL, { intermediate_session_token });
    assert.equal(at(verified, 'data.member_authenticated'), true);
  });
});

test('the strength of a password has other names than for consumers', async () => {
  const answer = await client().b2b('/passwords/strength_check', { email_address: EMAIL, password: 'abc' });
  assert.equal(at(answer, 'data.valid_password'), false);
  assert.equal(at(answer, 'data.strength_policy'), 'zxcvbn');
  assert.equal(at(answer, 'data.zxcvbn_feedback.warning'), 'Sequences like abc or 6543 are easy to guess');
  assert.equal(at(answer, 'data.luds_feedback.has_lower_case'), true);
  assert.equal(at(answer, 'data.feedback'), undefined);
});

const verifier = 'a-verifier-that-only-this-browser-knows';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const URLS = {
  login_redirect_url: 'http://localhost:1/in',
  discovery_redirect_url: 'http://localhost:1/list',
  reset_password_redirect_url: 'http://localhost:1/reset',
};

/** A way to set a new password by email. */
interface Way {
  readonly name: string;
  readonly start: string;
  readonly finish: string;
  readonly challengeKey: string;
  readonly verifierKey: string;
  readonly link: RegExp;
  readonly loginLink: RegExp;
}

const WAYS: readonly Way[] = [
  {
    name: 'for an organization',
    start: '/passwords/email/reset/start',
    finish: '/passwords/email/reset',
    challengeKey: 'code_challenge',
    verifierKey: 'code_verifier',
    link: /\/reset\?slug=acme&stytch_redirect_type=reset_password&stytch_token_type=multi_tenant_passwords&token=/,
    loginLink: /\/in\?slug=acme&stytch_redirect_type=login&stytch_token_type=multi_tenant_magic_links&token=/,
  },
  {
    name: 'in discovery',
    start: '/passwords/discovery/reset/start',
    finish: '/passwords/discovery/reset',
    challengeKey: 'pkce_code_challenge',
    verifierKey: 'pkce_code_verifier',
    link: /\/reset\?stytch_redirect_type=reset_password&stytch_token_type=discovery&token=/,
    loginLink: /\/list\?stytch_redirect_type=login&stytch_token_type=discovery&token=/,
  },
];

for (const { name, start, finish, challengeKey, verifierKey, link, loginLink } of WAYS) {
  describe(`a new password by email, ${name}`, () => {
    const send = (organization_id: string, extra: object = {}) =>
      client().b2b(start, { organization_id, email_address: EMAIL, ...URLS, ...extra });
    const reset = (password_reset_token: string, extra: object = {}) =>
      client().b2b(finish, { password_reset_token, password: NEW, session_duration_minutes: 30, ...extra });

    test('replaces the old one and ends sessions, once', async () => {
      const id = await acme();
      const token = text(await logIn(id, OLD), 'data.session_token');
      assert.equal((await send(id)).status, 200);
      assert.match(await client().newest('link'), link);
      assert.match(await client().newest('loginLink'), loginLink);
      const resetToken = await client().newestToken();
      assertRefused(await reset(resetToken, { password: 'abc' }), 400, 'weak_password');
      assertRefused(await reset(resetToken, { password: BREACHED }), 400, 'breached_password');
      const answer = await reset(resetToken);
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      assertRefused(await client().b2b('/sessions/authenticate', {}, token), 404, 'session_not_found');
      assertRefused(await reset(resetToken), 401, 'unable_to_auth_password_reset_token');
      assertRefused(await logIn(id, OLD), 401, 'unauthorized_credentials');
      assert.equal((await logIn(id, NEW)).status, 200);
    });

    test('is for a token that is neither expired nor made up', async () => {
      await send(await acme());
      const token = await client().newestToken();
      await client().advance(30 * MINUTE_MS);
      assertRefused(await reset(token), 401, 'unable_to_auth_password_reset_token');
      assertRefused(await reset(UNKNOWN_TOKEN), 401, 'unable_to_auth_password_reset_token');
      const login = new URL(await client().newest('loginLink')).searchParams.get('token') ?? '';
      assertRefused(await reset(login), 401, 'unable_to_auth_password_reset_token');
    });

    test('checks PKCE by the names that this call has', async () => {
      await client().patchSettings({ b2b: { pkce_required_for_password_resets: true } });
      const id = await acme();
      assertRefused(await send(id), 400, 'invalid_pkce_code_challenge');
      await send(id, { [challengeKey]: challenge });
      const token = await client().newestToken();
      assertRefused(await reset(token), 400, 'pkce_expected_code_verifier');
      assert.equal((await reset(token, { [verifierKey]: verifier })).status, 200);
    });
  });
}

describe('a reset email', () => {
  test('of an organization is for its members only', async () => {
    const body = { organization_id: await acme(), email_address: 'eve@acme.test' };
    assertRefused(await client().b2b('/passwords/email/reset/start', body), 404, 'member_not_found');
  });

  test('in discovery gives a first password to an address without an organization', async () => {
    const email_address = 'new@acme.test';
    await client().b2b('/passwords/discovery/reset/start', { email_address });
    const body = { password_reset_token: await client().newestToken(), password: NEW };
    const answer = await client().b2b('/passwords/discovery/reset', body);
    assert.equal(at(answer, 'data.email_address'), email_address);
    assert.deepEqual(at(answer, 'data.discovered_organizations'), []);
  });

  test('has a second link that signs in without a new password', async () => {
    const id = await acme();
    await client().b2b('/passwords/email/reset/start', { organization_id: id, email_address: EMAIL });
    const token = new URL(await client().newest('loginLink')).searchParams.get('token');
    const answer = await client().b2b('/magic_links/authenticate', { magic_links_token: token });
    assert.equal(at(answer, 'data.member_authenticated'), true);
  });
});

describe('changing a password', () => {
  test('by a session that is not older than five minutes', async () => {
    const id = await client().addOrganization({ members: [{ email_address: EMAIL }] });
    const token = text(await client().signInMember(id, EMAIL), 'data.session_token');
    const answer = await client().b2b('/passwords/session/reset', { password: NEW }, token);
    assert.equal(at(answer, 'data.session_token'), token);
    assert.match(text(answer, 'data.member.member_password_id'), /^password-test-/);
    assert.equal((await logIn(id, NEW)).status, 200);
    await client().advance(5 * MINUTE_MS);
    assertRefused(
      await client().b2b('/passwords/session/reset', { password: OLD }, token),
      400,
      'session_too_old_to_reset_password',
    );
    assertRefused(
      await client().b2b('/passwords/session/reset', { password: OLD }),
      401,
      'user_unauthenticated',
    );
  });

  test('by the old password', async () => {
    const id = await acme();
    const change = (existing_password: string, new_password: string) =>
      client().b2b('/passwords/existing_password/reset', {
        organization_id: id,
        email_address: EMAIL,
        existing_password,
        new_password,
        session_duration_minutes: 30,
      });
    assertRefused(await change(NEW, OLD), 401, 'unauthorized_credentials');
    assertRefused(await change(OLD, 'abc'), 400, 'weak_password');
    assert.equal(at(await change(OLD, NEW), 'data.member_authenticated'), true);
    assertRefused(await logIn(id, OLD), 401, 'unauthorized_credentials');
  });
});

describe('where each organization has passwords of its own', () => {
  test('one does not open the other, and discovery knows none', async () => {
    await client().patchSettings({ b2b: { cross_org_passwords: false } });
    const first = await acme();
    const second = await acme({ password: NEW }, { organization_name: 'Other' });
    assert.equal((await logIn(first, OLD)).status, 200);
    assertRefused(await logIn(second, OLD), 401, 'unauthorized_credentials');
    const who = { email_address: EMAIL };
    for (const [path, body] of [
      ['authenticate', { ...who, password: OLD }],
      ['reset/start', who],
    ] as const) {
      const answer = await client().b2b(`/passwords/discovery/${path}`, body);
      assertRefused(answer, 400, 'cross_org_passwords_not_enabled');
    }
  });
});

test('what a password of an organization leaves open cannot be finished in discovery', async () => {
  const id = await acme({}, { mfa_policy: 'REQUIRED_FOR_ALL' });
  const intermediate_session_token = text(await logIn(id, OLD), 'data.intermediate_session_token');
  const answer = await client().b2b('/discovery/organizations', { intermediate_session_token });
  assertRefused(answer, 400, 'invalid_intermediate_session_token_for_organization');
});
