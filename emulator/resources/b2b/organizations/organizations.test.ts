import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { B2B_CREDENTIALS, B2B_PUBLIC_TOKEN } from '../../../state/b2b/settings.ts';
import { assertRefused, at, emulatorForTests, text } from '../../../test-client.ts';

const EMAIL = 'ada@acme.test';
const client = emulatorForTests();

describe('the B2B project', () => {
  const bootstrap = `/sdk/v1/projects/bootstrap/${B2B_PUBLIC_TOKEN}`;
  const authorization = `Basic ${Buffer.from(`${B2B_PUBLIC_TOKEN}:${B2B_PUBLIC_TOKEN}`).toString('base64')}`;

  test('has settings of its own, by its own public token', async () => {
    await client().patchSettings({
      project_name: 'Shop',
      b2b: { project_name: 'Office', slug_pattern: '*' },
    });
    const answer = await client().send('GET', bootstrap, undefined, { authorization });
    assert.equal(at(answer, 'data.vertical'), 'B2B');
    assert.equal(at(answer, 'data.project_name'), 'Office');
    assert.equal(at(answer, 'data.slug_pattern'), '*');
    assert.equal(at(answer, 'data.create_organization_enabled'), true);
    const other = await client().api(
      'GET',
      '/projects/bootstrap/public-token-test-11111111-1111-1111-1111-111111111111',
    );
    assert.deepEqual([at(other, 'data.vertical'), at(other, 'data.project_name')], ['CONSUMER', 'Shop']);
  });

  test('keeps its token apart from the consumer project', async () => {
    assertRefused(await client().send('GET', bootstrap), 401, 'unauthorized_credentials');
    assertRefused(
      await client().send('POST', '/sdk/v1/users/search', { email: EMAIL }, { authorization }),
      401,
      'unauthorized_credentials',
    );
    assertRefused(
      await client().api('POST', '/b2b/organizations/search', { organization_slug: 'acme' }),
      401,
      'unauthorized_credentials',
    );
  });

  test('may have another token', async () => {
    await client().patchSettings({ b2b: { public_token: 'public-token-test-mine' } });
    assertRefused(await client().b2b('/organizations/search', {}), 401, 'unauthorized_credentials');
  });
});

describe('an organization', () => {
  test('is found by its slug, without what only members may know', async () => {
    const id = await client().addOrganization({
      organization_name: 'Acme Rockets, Inc.',
      mfa_methods: 'RESTRICTED',
      allowed_mfa_methods: ['totp'],
      sso_active_connections: [{ display_name: 'Okta', identity_provider: 'okta' }],
    });
    const slug = { organization_slug: 'acme-rockets-inc' };
    const answer = await client().b2b('/organizations/search', slug);
    assert.equal(at(answer, 'data.organization.organization_id'), id);
    assert.equal(at(answer, 'data.organization.organization_slug'), 'acme-rockets-inc');
    assert.equal(at(answer, 'data.organization.allowed_mfa_methods'), undefined);
    assert.equal(
      at(answer, 'data.organization.sso_default_connection_id'),
      at(answer, 'data.organization.sso_active_connections.0.connection_id'),
    );
  });

  test('is null if there is none, or if its id is given for the slug', async () => {
    const id = await client().addOrganization({});
    for (const organization_slug of ['nobody', id]) {
      const answer = await client().b2b('/organizations/search', { organization_slug });
      assert.deepEqual([answer.status, at(answer, 'data.organization')], [200, null]);
    }
    assertRefused(await client().b2b('/organizations/search', {}), 400, 'invalid_organization_slug');
  });

  test('replaces the one that has the same slug, with its members', async () => {
    await client().addOrganization({ members: [{ email_address: EMAIL }] });
    const organization_id = await client().addOrganization({
      organization_logo_url: 'https://acme.test/a.svg',
    });
    const search = await client().b2b('/organizations/members/search', {
      organization_id,
      email_address: EMAIL,
    });
    assert.deepEqual([search.status, at(search, 'data.member')], [200, null]);
  });

  test('tells a server of the project about itself', async () => {
    const id = await client().addOrganization({});
    const { project_id, secret } = B2B_CREDENTIALS;
    const asServer = { authorization: `Basic ${Buffer.from(`${project_id}:${secret}`).toString('base64')}` };
    const answer = await client().send('GET', `/v1/b2b/organizations/${id}`, undefined, asServer);
    assert.equal(at(answer, 'organization.organization_name'), 'Acme');
    assertRefused(
      await client().send('GET', '/v1/b2b/organizations/none', undefined, asServer),
      404,
      'organization_not_found',
    );
    assertRefused(
      await client().send('GET', '/v1/users/none', undefined, asServer),
      400,
      'invalid_project_id_authentication',
    );
  });
});

describe('a member', () => {
  test('is found by the address in one organization, whatever its case', async () => {
    const acme = await client().addOrganization({ members: [{ email_address: EMAIL, password: 'x' }] });
    const other = await client().addOrganization({ organization_name: 'Other' });
    const search = (organization_id: string) =>
      client().b2b('/organizations/members/search', { organization_id, email_address: 'ADA@acme.test' });
    assert.match(text(await search(acme), 'data.member.member_password_id'), /^password-test-/);
    assert.equal(at(await search(other), 'data.member'), null);
    assertRefused(await search('none'), 404, 'organization_not_found');
  });

  test('who has signed in can ask who they are', async () => {
    const acme = await client().addOrganization({ members: [{ email_address: EMAIL, name: 'Ada' }] });
    const token = text(await client().signInMember(acme, EMAIL), 'data.session_token');
    const me = await client().b2b('/organizations/members/me', undefined, token, 'GET');
    assert.deepEqual([at(me, 'data.member.name'), at(me, 'data.member.status')], ['Ada', 'active']);
    const organization = await client().b2b('/organizations/me', undefined, token, 'GET');
    assert.equal(at(organization, 'data.organization.mfa_methods'), 'ALL_ALLOWED');
    for (const path of ['/organizations/members/me', '/organizations/me']) {
      const signedOut = await client().b2b(path, undefined, undefined, 'GET');
      assertRefused(signedOut, 401, 'user_unauthenticated');
    }
  });
});
