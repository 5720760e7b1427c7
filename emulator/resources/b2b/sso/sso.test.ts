import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';

import { B2B_PUBLIC_TOKEN } from '../../../state/b2b/settings.ts';
import { type Answer, assertRefused, at, emulatorForTests } from '../../../test-client.ts';

const EMAIL = 'ada@acme.test';
const OKTA = { connection_id: 'saml-1', display_name: 'Acme <Okta>', identity_provider: 'okta' };
const ENTRA = { connection_id: 'saml-2', display_name: 'Entra', identity_provider: 'microsoft-entra' };
const verifier = 'a-verifier-of-the-right-kind';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const client = emulatorForTests();

function acme(extra: object = {}): Promise<string> {
  return client().addOrganization({
    sso_active_connections: [OKTA, ENTRA],
    members: [{ email_address: EMAIL }],
    ...extra,
  });
}

function startPath(query: Record<string, string> = {}): string {
  const all = {
    public_token: B2B_PUBLIC_TOKEN,
    connection_id: OKTA.connection_id,
    login_redirect_url: 'http://localhost:1/in',
    signup_redirect_url: 'http://localhost:1/up',
    ...query,
  };
  return `/v1/public/sso/start?${new URLSearchParams(all)}`;
}

async function redirectOf(path: string): Promise<string> {
  const response = await fetch(new URL(path, client().url), { redirect: 'manual' });
  return response.headers.get('location') ?? '';
}

async function returnUrl(query: Record<string, string> = {}, email = EMAIL): Promise<URL> {
  const page = await redirectOf(startPath(query));
  return new URL(await redirectOf(`${page}/allow?email=${email}`));
}

function authenticate(url: URL, extra: object = {}): Promise<Answer> {
  const body = { sso_token: url.searchParams.get('token'), session_duration_minutes: 30, ...extra };
  return client().b2b('/sso/authenticate', body);
}

describe('the identity provider', () => {
  test('offers the accounts of its organization, by the name of the connection', async () => {
    await acme();
    await client().addOrganization({
      organization_name: 'Other',
      members: [{ email_address: 'eve@other.test' }],
    });
    const page = await client().send('GET', await redirectOf(startPath()));
    assert.match(String(page.body), /Sign in with Acme &#60;Okta&#62;[^]*value="ada@acme\.test"/);
    assert.doesNotMatch(String(page.body), /eve@other\.test/);
  });

  for (const [query, status, type] of [
    [{ public_token: 'public-token-test-other' }, 401, 'unauthorized_credentials'],
    [{ connection_id: '' }, 400, 'missing_sso_connection_locator'],
    [{ connection_id: 'undefined' }, 404, 'sso_connection_not_found'],
    [{ login_redirect_url: 'x' }, 400, 'invalid_login_redirect_url'],
    [{ pkce_code_challenge: 'x' }, 400, 'invalid_pkce_code_challenge'],
  ] as const) {
    test(`is not reached with ${JSON.stringify(query)}`, async () => {
      await acme();
      assertRefused(await client().send('GET', startPath(query)), status, type);
    });
  }
});

describe('returning from the identity provider', () => {
  test('signs a member in, once', async () => {
    await acme();
    const url = await returnUrl();
    assert.match(
      url.href,
      /^http:\/\/localhost:1\/in\?slug=acme&stytch_redirect_type=login&stytch_token_type=sso&token=/,
    );
    const answer = await authenticate(url);
    assert.equal(at(answer, 'data.member_authenticated'), true);
    assert.equal(at(answer, 'data.member.sso_registrations.0.connection_id'), 'saml-1');
    assert.equal(
      at(answer, 'data.member_session.authentication_factors.0.saml_sso_factor.provider_id'),
      'saml-1',
    );
    assertRefused(await authenticate(url), 404, 'sso_token_not_found');
  });

  test('checks PKCE', async () => {
    await client().patchSettings({ b2b: { pkce_required_for_sso: true } });
    await acme();
    assertRefused(await client().send('GET', startPath()), 400, 'invalid_pkce_code_challenge');
    const url = await returnUrl({ pkce_code_challenge: challenge });
    assertRefused(await authenticate(url, { pkce_code_verifier: 'other' }), 400, 'pkce_mismatch');
    assert.equal((await authenticate(url, { pkce_code_verifier: verifier })).status, 200);
  });

  test('without a sign-in leads to the login URL', async () => {
    await acme();
    const { searchParams, pathname } = new URL(await redirectOf(`${await redirectOf(startPath())}/deny`));
    assert.deepEqual([pathname, searchParams.get('error')], ['/in', 'access_denied']);
  });

  for (const [rule, connection, joins] of [
    [{}, 'saml-1', true],
    [
      { sso_jit_provisioning: 'RESTRICTED', sso_jit_provisioning_allowed_connections: ['saml-2'] },
      'saml-2',
      true,
    ],
    [
      { sso_jit_provisioning: 'RESTRICTED', sso_jit_provisioning_allowed_connections: ['saml-2'] },
      'saml-1',
      false,
    ],
    [{ sso_jit_provisioning: 'NOT_ALLOWED' }, 'saml-1', false],
  ] as const) {
    test(`${joins ? 'adds a member' : 'adds nobody'} by ${connection} under ${JSON.stringify(rule)}`, async () => {
      await acme(rule);
      const answer = await authenticate(await returnUrl({ connection_id: connection }, 'new@else.test'));
      if (joins) assert.equal(at(answer, 'data.member.status'), 'active');
      else assertRefused(answer, 400, 'invalid_connection_for_jit_provisioning');
    });
  }

  test('proves nothing to another organization', async () => {
    await acme();
    const other = await client().addOrganization({
      organization_name: 'Other',
      members: [{ email_address: EMAIL }],
    });
    const token = String(at(await authenticate(await returnUrl()), 'data.session_token'));
    assertRefused(
      await client().b2b('/sessions/exchange', { organization_id: other }, token),
      400,
      'insufficient_factors_for_session_exchange',
    );
  });
});

describe('finding the connections of an address', () => {
  const find = (email: string): Promise<Answer> =>
    client().b2b(`/sso/discovery/connections?email_address=${email}`, undefined, undefined, 'GET');

  test('works for members and for the domains of an organization', async () => {
    await acme({ email_allowed_domains: ['acme.test'] });
    for (const [email, expected] of [
      [EMAIL, [OKTA, ENTRA]],
      ['new@acme.test', [OKTA, ENTRA]],
      ['eve@else.test', []],
    ] as const) {
      assert.deepEqual(at(await find(email), 'data.connections'), expected, email);
    }
    assertRefused(await find('ada'), 400, 'invalid_email');
  });
});
