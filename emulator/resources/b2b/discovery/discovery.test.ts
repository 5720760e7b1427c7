import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';

import { type Answer, assertRefused, at, emulatorForTests, text } from '../../../test-client.ts';

const EMAIL = 'ada@acme.test';
const MINUTE_MS = 60_000;
const client = emulatorForTests();

/** Proves an email address by a code. */
async function discover(email = EMAIL): Promise<Answer> {
  await client().b2b('/otps/email/discovery/send', { email_address: email });
  const body = { email_address: email, code: await client().newest('code') };
  const answer = await client().b2b('/otps/email/discovery/authenticate', body);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer;
}

async function intermediateToken(email = EMAIL): Promise<string> {
  return text(await discover(email), 'data.intermediate_session_token');
}

function exchange(organization_id: string, intermediate_session_token: string) {
  const body = { organization_id, intermediate_session_token, session_duration_minutes: 30 };
  return client().b2b('/discovery/intermediate_sessions/exchange', body);
}

function create(intermediate_session_token: string, extra: object = {}) {
  const body = { intermediate_session_token, session_duration_minutes: 30, ...extra };
  return client().b2b('/discovery/organizations/create', body);
}

/** What somebody sees of an organization. */
interface Discovered {
  readonly organization: { readonly organization_slug: string };
  readonly membership: { readonly type: string; readonly details: unknown; readonly member: unknown };
  readonly member_authenticated: boolean;
  readonly primary_required: unknown;
  readonly mfa_required: unknown;
}

function discovered(answer: Answer): readonly Discovered[] {
  return at(answer, 'data.discovered_organizations') as Discovered[];
}

const JIT = {
  email_jit_provisioning: 'RESTRICTED',
  email_allowed_domains: ['acme.test'],
  members: [{ email_address: 'grace@acme.test' }],
};

describe('proving an address', () => {
  test('by a link, with PKCE', async () => {
    const verifier = 'a-verifier-that-only-this-browser-knows';
    const body = {
      email_address: EMAIL,
      discovery_redirect_url: 'http://localhost:1/list',
      pkce_code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    };
    await client().b2b('/magic_links/email/discovery/send', body);
    assert.match(
      await client().newest('link'),
      /^http:\/\/localhost:1\/list\?stytch_redirect_type=login&stytch_token_type=discovery&token=[\w-]{44}$/,
    );
    const discovery_magic_links_token = await client().newestToken();
    const follow = (extra: object) =>
      client().b2b('/magic_links/discovery/authenticate', { discovery_magic_links_token, ...extra });
    assertRefused(await follow({}), 400, 'pkce_expected_code_verifier');
    const answer = await follow({ pkce_code_verifier: verifier });
    assert.equal(at(answer, 'data.email_address'), EMAIL);
    assert.deepEqual(discovered(answer), []);
    assertRefused(await follow({ pkce_code_verifier: verifier }), 401, 'unable_to_auth_magic_link');
  });

  test('by a code, once', async () => {
    await client().b2b('/otps/email/discovery/send', { email_address: EMAIL });
    const body = { email_address: EMAIL, code: await client().newest('code') };
    const other = { ...body, email_address: 'eve@acme.test' };
    assertRefused(await client().b2b('/otps/email/discovery/authenticate', other), 404, 'otp_code_not_found');
    assert.equal((await client().b2b('/otps/email/discovery/authenticate', body)).status, 200);
    assertRefused(
      await client().b2b('/otps/email/discovery/authenticate', body),
      401,
      'unable_to_auth_otp_code',
    );
  });

  for (const [path, extra, type] of [
    ['/magic_links/email/discovery/send', { email_address: 'ada' }, 'invalid_email'],
    [
      '/magic_links/email/discovery/send',
      { discovery_redirect_url: '/relative' },
      'invalid_discovery_redirect_url',
    ],
    ['/magic_links/email/discovery/send', { discovery_expiration_minutes: 1 }, 'invalid_expiration'],
    ['/otps/email/discovery/send', { discovery_expiration_minutes: 1 }, 'invalid_expiration_otp'],
  ] as const) {
    test(`is refused with ${JSON.stringify(extra)} at ${path}`, async () => {
      assertRefused(await client().b2b(path, { email_address: EMAIL, ...extra }), 400, type);
    });
  }

  test('by a link needs a URL to lead to', async () => {
    await client().patchSettings({ b2b: { discovery_redirect_url: null } });
    assertRefused(
      await client().b2b('/magic_links/email/discovery/send', { email_address: EMAIL }),
      400,
      'no_discovery_redirect_urls_set',
    );
  });
});

describe('the list of organizations', () => {
  test('has those that somebody is in, was invited to, or may join', async () => {
    for (const status of ['active', 'pending', 'invited']) {
      await client().addOrganization({
        organization_name: status,
        members: [{ email_address: EMAIL, status }],
      });
    }
    await client().addOrganization({ organization_name: 'Colleagues', ...JIT });
    await client().addOrganization({ organization_name: 'Nobody yet', ...JIT, members: [] });
    await client().addOrganization({ organization_name: 'Strangers', members: JIT.members });
    const list = discovered(await discover());
    assert.deepEqual(
      list.map(({ organization, membership }) => [
        organization.organization_slug,
        membership.type,
        membership.details,
        membership.member === null,
      ]),
      [
        ['active', 'active_member', null, false],
        ['pending', 'pending_member', null, false],
        ['invited', 'invited_member', null, false],
        ['colleagues', 'eligible_to_join_by_email_domain', { domain: 'acme.test' }, true],
      ],
    );
  });

  test('says what each organization still demands', async () => {
    const members = [{ email_address: EMAIL }];
    const restricted = { auth_methods: 'RESTRICTED', allowed_auth_methods: ['sso', 'password'] };
    await client().addOrganization({ organization_name: 'Open', members });
    await client().addOrganization({ organization_name: 'Strict', members, ...restricted });
    await client().addOrganization({ organization_name: 'Mfa', members, mfa_policy: 'REQUIRED_FOR_ALL' });
    const list = discovered(await discover());
    assert.deepEqual(
      list.map(({ member_authenticated, primary_required, mfa_required }) => [
        member_authenticated,
        primary_required,
        mfa_required,
      ]),
      [
        [true, null, null],
        [false, { allowed_auth_methods: ['sso', 'password'] }, null],
        [false, null, { member_options: null, secondary_auth_initiated: null }],
      ],
    );
  });

  test('comes back until ten minutes have passed', async () => {
    await client().addOrganization({ members: [{ email_address: EMAIL }] });
    const body = { intermediate_session_token: await intermediateToken() };
    await client().advance(10 * MINUTE_MS - 1);
    const again = await client().b2b('/discovery/organizations', body);
    assert.equal(at(again, 'data.email_address'), EMAIL);
    assert.equal(discovered(again).length, 1);
    await client().advance(1);
    assertRefused(
      await client().b2b('/discovery/organizations', body),
      404,
      'intermediate_session_not_found',
    );
    assertRefused(await client().b2b('/discovery/organizations', {}), 404, 'intermediate_session_not_found');
  });

  test('is also for members who are signed in', async () => {
    const id = await client().addOrganization({ members: [{ email_address: EMAIL }] });
    const token = text(await client().signInMember(id, EMAIL), 'data.session_token');
    assert.equal(discovered(await client().b2b('/discovery/organizations', {}, token)).length, 1);
  });
});

describe('choosing an organization', () => {
  test('signs in to it and spends the intermediate session', async () => {
    const id = await client().addOrganization({ members: [{ email_address: EMAIL, status: 'invited' }] });
    const token = await intermediateToken();
    const answer = await exchange(id, token);
    assert.equal(at(answer, 'data.member_authenticated'), true);
    assert.equal(at(answer, 'data.member.status'), 'active');
    assert.equal(at(answer, 'data.intermediate_session_token'), '');
    assertRefused(await exchange(id, token), 404, 'intermediate_session_not_found');
  });

  test('joins one whose domain rule allows it', async () => {
    const id = await client().addOrganization(JIT);
    const answer = await exchange(id, await intermediateToken());
    assert.equal(at(answer, 'data.member_session.member_id'), at(answer, 'data.member_id'));
  });

  test('is refused by one that nobody may join, and keeps the intermediate session', async () => {
    const closed = await client().addOrganization({ organization_name: 'Closed' });
    const open = await client().addOrganization({ members: [{ email_address: EMAIL }] });
    const token = await intermediateToken();
    assertRefused(await exchange(closed, token), 400, 'email_jit_provisioning_not_allowed');
    assertRefused(await exchange('none', token), 404, 'organization_not_found');
    assert.equal((await exchange(open, token)).status, 200);
  });

  test('that demands another method keeps the session until that method has been used, too', async () => {
    const id = await client().addOrganization({
      members: [{ email_address: EMAIL }],
      auth_methods: 'RESTRICTED',
      allowed_auth_methods: ['magic_link'],
    });
    const token = await intermediateToken();
    const answer = await exchange(id, token);
    assert.deepEqual(at(answer, 'data.primary_required'), { allowed_auth_methods: ['magic_link'] });
    assert.equal(at(answer, 'data.member_session'), null);
    assert.equal(at(answer, 'data.intermediate_session_token'), token);
    await client().b2b('/magic_links/email/login_or_signup', { organization_id: id, email_address: EMAIL });
    const body = {
      magic_links_token: await client().newestToken(),
      intermediate_session_token: token,
      session_duration_minutes: 30,
    };
    const signedIn = await client().b2b('/magic_links/authenticate', body);
    assert.equal(at(signedIn, 'data.member_authenticated'), true);
    assert.equal((at(signedIn, 'data.member_session.authentication_factors') as unknown[]).length, 2);
  });
});

describe('creating an organization', () => {
  test('makes the visitor its administrator, under a name of their own or none', async () => {
    const unnamed = await create(await intermediateToken());
    assert.equal(at(unnamed, 'data.organization.organization_name'), "ada's organization");
    assert.equal(at(unnamed, 'data.organization.organization_slug'), 'ada-s-organization');
    assert.equal(at(unnamed, 'data.member.is_admin'), true);
    assert.equal(at(unnamed, 'data.member_authenticated'), true);
    const second = await create(await intermediateToken());
    assert.equal(at(second, 'data.organization.organization_slug'), 'ada-s-organization-2');
    const named = { organization_name: 'Lovelace', organization_slug: 'love' };
    const third = await create(await intermediateToken(), named);
    assert.equal(at(third, 'data.organization.organization_slug'), 'love');
    assertRefused(await create(await intermediateToken(), named), 400, 'organization_slug_already_used');
  });

  for (const [extra, type] of [
    [{ organization_name: '' }, 'organization_name_missing'],
    [{ organization_slug: 'Not A Slug' }, 'invalid_organization_slug'],
    [{ session_duration_minutes: 1 }, 'invalid_session_duration_minutes'],
  ] as const) {
    test(`is refused with ${JSON.stringify(extra)}, and can be tried again`, async () => {
      const token = await intermediateToken();
      assertRefused(await create(token, extra), 400, type);
      assert.equal((await create(token)).status, 200);
    });
  }

  test('is refused if the project or a claimed domain forbids it', async () => {
    const token = await intermediateToken();
    await client().addOrganization({ organization_name: 'Owner', claimed_email_domains: ['acme.test'] });
    assertRefused(await create(token), 400, 'action_not_allowed_email_domain_is_claimed');
    await client().patchSettings({ b2b: { create_organization_enabled: false } });
    assertRefused(await create(token), 400, 'bad_request');
    assertRefused(await create(''), 404, 'intermediate_session_not_found');
  });
});
