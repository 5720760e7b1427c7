import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertRefused, at, emulatorForTests, text } from '../test-client.ts';

const client = emulatorForTests();

function patch(b2b: unknown) {
  return client().send('PATCH', '/emulator/settings', { b2b });
}

function organizationWith(extra: object) {
  return { organizations: [{ organization_name: 'Acme', ...extra }] };
}

function memberWith(extra: object) {
  return organizationWith({ members: [{ email_address: 'ada@acme.test', ...extra }] });
}

describe('seeding the B2B project', () => {
  test('shows what was set, until the reset', async () => {
    const answer = await patch({ slug_pattern: '*', ...memberWith({ password: 'x', status: 'invited' }) });
    assert.equal(at(answer, 'b2b.slug_pattern'), '*');
    assert.equal(at(answer, 'b2b.organizations.0.organization_slug'), 'acme');
    const member = at(answer, 'b2b.organizations.0.members.0') as object;
    assert.deepEqual({ ...member, status: 'invited', has_password: true }, member);
    await client().send('POST', '/emulator/reset');
    const after = await client().send('GET', '/emulator/settings');
    assert.deepEqual(at(after, 'b2b.organizations'), []);
    assert.equal(at(after, 'b2b.slug_pattern'), null);
  });

  for (const [b2b, message] of [
    [[], 'The request body must be a JSON object.'],
    [{ colour: 1 }, 'Unknown setting "b2b.colour".'],
    [{ sends_mfa_code: 1 }, '"b2b.sends_mfa_code" must be true or false.'],
    [{ google_client_id: null }, 'Unknown setting "b2b.google_client_id".'],
    [{ organizations: {} }, '"b2b.organizations" must be a list.'],
    [{ organizations: [1] }, '"b2b.organizations[0]" must be an object.'],
    [{ organizations: [{}] }, '"b2b.organizations[0]" must have "organization_name".'],
    [organizationWith({ members: 1 }), '"b2b.organizations[0].members" must be a list.'],
    [organizationWith({ members: [1] }), '"b2b.organizations[0].members[0]" must be an object.'],
    [organizationWith({ members: [{}] }), '"b2b.organizations[0].members[0]" must have "email_address".'],
    [
      organizationWith({ organization_slug: 'A B' }),
      '"b2b.organizations[0].organization_slug" must be 2 to 128 characters out of a-z, 0-9, "-", ".", "_" and "~".',
    ],
    [
      organizationWith({ mfa_policy: 'MAYBE' }),
      '"b2b.organizations[0].mfa_policy" must be one of OPTIONAL, REQUIRED_FOR_ALL.',
    ],
    [
      organizationWith({ allowed_mfa_methods: ['fax'] }),
      '"b2b.organizations[0].allowed_mfa_methods[0]" must be one of sms_otp, totp.',
    ],
    [
      organizationWith({ sso_active_connections: [{ display_name: 'Okta' }] }),
      '"b2b.organizations[0].sso_active_connections[0]" must have "identity_provider".',
    ],
    [
      memberWith({ email_address: 'ada' }),
      '"b2b.organizations[0].members[0].email_address" must be an email address.',
    ],
    [
      memberWith({ totp_secret: 'secret' }),
      '"b2b.organizations[0].members[0].totp_secret" must be at least 16 characters of base32.',
    ],
    [
      memberWith({ mfa_phone_number: '202' }),
      '"b2b.organizations[0].members[0].mfa_phone_number" must be in E.164 format, such as +12025550162.',
    ],
  ] as const) {
    test(`is refused as a whole for ${JSON.stringify(b2b)}`, async () => {
      const answer = await client().send('PATCH', '/emulator/settings', { project_name: 'New', b2b });
      assertRefused(answer, 400, 'bad_request');
      assert.equal(text(answer, 'error_message'), message);
      const settings = await client().send('GET', '/emulator/settings');
      assert.equal(at(settings, 'project_name'), 'Emulated project');
    });
  }
});

test('the samples have an organization for each rule', async () => {
  await client().send('POST', '/emulator/b2b/samples');
  const body = { email_address: 'ada@example.com', password: 'violet-Piano-sleeps-42' };
  const answer = await client().b2b('/passwords/discovery/authenticate', body);
  const discovered = at(answer, 'data.discovered_organizations') as {
    organization: { organization_slug: string };
    primary_required: { allowed_auth_methods: string[] } | null;
    mfa_required: object | null;
  }[];
  assert.deepEqual(
    discovered.map(({ organization, primary_required, mfa_required }) =>
      [
        organization.organization_slug,
        ...(primary_required?.allowed_auth_methods ?? []),
        ...(mfa_required === null ? [] : ['mfa']),
      ].join(' '),
    ),
    [
      'any-method',
      'links-only magic_link',
      'passwords-only',
      'single-sign-on-only sso',
      'second-factor-to-enroll mfa',
      'second-factor-by-sms mfa',
      'second-factor-by-app mfa',
      'apps-only mfa',
      'invited sso magic_link email_otp google_oauth microsoft_oauth',
      'pending sso magic_link email_otp google_oauth microsoft_oauth',
      'open-to-example-com sso magic_link email_otp google_oauth microsoft_oauth',
    ],
  );
});
