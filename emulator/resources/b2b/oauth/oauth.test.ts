import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';

import { B2B_PUBLIC_TOKEN } from '../../../state/b2b/settings.ts';
import { type Answer, assertRefused, at, emulatorForTests } from '../../../test-client.ts';

const EMAIL = 'ada@acme.test';
const MINUTE_MS = 60_000;
const URLS = {
  login_redirect_url: 'http://localhost:1/in?a=b',
  signup_redirect_url: 'http://localhost:1/up',
  discovery_redirect_url: 'http://localhost:1/list',
};
const verifier = 'a-verifier-of-the-right-kind';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const client = emulatorForTests();

function acme(extra: object = {}): Promise<string> {
  return client().addOrganization({ members: [{ email_address: EMAIL }], ...extra });
}

/** Navigates like a browser, but does not follow redirects. */
async function visit(path: string): Promise<{ location: string; body: string }> {
  const response = await fetch(new URL(path, client().url), { redirect: 'manual' });
  return { location: response.headers.get('location') ?? '', body: await response.text() };
}

function startPath(query: Record<string, string>, path = 'google/start'): string {
  const all = new URLSearchParams({ public_token: B2B_PUBLIC_TOKEN, ...URLS, ...query });
  return `/v1/b2b/public/oauth/${path}?${all}`;
}

/** Visits the provider, chooses an account and returns the URL that the visit ends with. */
async function returnUrl(
  query: Record<string, string>,
  path = 'google/start',
  account = `email=${EMAIL}`,
): Promise<URL> {
  const { location } = await visit(startPath(query, path));
  return new URL((await visit(`${location}/allow?${account}`)).location);
}

function authenticate(url: URL, extra: object = {}): Promise<Answer> {
  const body = { oauth_token: url.searchParams.get('token'), session_duration_minutes: 30, ...extra };
  return client().b2b('/oauth/authenticate', body);
}

function discover(url: URL, extra: object = {}): Promise<Answer> {
  const body = { discovery_oauth_token: url.searchParams.get('token'), ...extra };
  return client().b2b('/oauth/discovery/authenticate', body);
}

describe('starting a visit', () => {
  for (const [query, path, status, type] of [
    [{ public_token: 'public-token-test-other' }, 'google/start', 401, 'unauthorized_credentials'],
    [{ slug: 'acme' }, 'myspace/start', 400, 'invalid_oauth_provider'],
    [{}, 'google/start', 400, 'missing_oauth_organization_locator'],
    [{ slug: 'acme', organization_id: 'x' }, 'google/start', 400, 'too_many_oauth_organization_locators'],
    [{ slug: 'none' }, 'google/start', 404, 'organization_not_found'],
    [{ slug: 'acme', login_redirect_url: 'x' }, 'google/start', 400, 'invalid_login_redirect_url'],
    [{ discovery_redirect_url: 'x' }, 'google/discovery/start', 400, 'invalid_discovery_redirect_url'],
  ] as const) {
    test(`is refused at ${path} with ${JSON.stringify(query)}`, async () => {
      await acme();
      assertRefused(await client().send('GET', startPath(query, path)), status, type);
    });
  }

  test('needs a challenge if the project requires PKCE', async () => {
    await client().patchSettings({ b2b: { pkce_required_for_oauth: true } });
    const id = await acme();
    assertRefused(
      await client().send('GET', startPath({ organization_id: id })),
      400,
      'invalid_pkce_code_challenge',
    );
    const url = await returnUrl({ organization_id: id, pkce_code_challenge: challenge });
    assertRefused(await authenticate(url), 400, 'pkce_expected_code_verifier');
    assert.equal((await authenticate(url, { pkce_code_verifier: verifier })).status, 200);
  });
});

describe('returning to an organization', () => {
  test('signs its member in, once', async () => {
    const id = await acme();
    const url = await returnUrl({ organization_id: id });
    assert.match(
      url.href,
      /^http:\/\/localhost:1\/in\?a=b&slug=acme&stytch_redirect_type=login&stytch_token_type=oauth&token=/,
    );
    const answer = await authenticate(url);
    assert.equal(at(answer, 'data.member_authenticated'), true);
    assert.equal(at(answer, 'data.provider_type'), 'Google');
    assert.equal(typeof at(answer, 'data.provider_values.access_token'), 'string');
    assert.equal(at(answer, 'data.member.oauth_registrations.0.provider_type'), 'Google');
    const factor = 'data.member_session.authentication_factors.0';
    assert.equal(at(answer, `${factor}.delivery_method`), 'oauth_google');
    assert.equal(
      at(answer, `${factor}.google_oauth_factor.provider_subject`),
      at(answer, 'data.provider_subject'),
    );
    assertRefused(await authenticate(url), 404, 'oauth_token_not_found');
  });

  test('as a new member depends on the address', async () => {
    await acme({ email_jit_provisioning: 'RESTRICTED', email_allowed_domains: ['acme.test'] });
    const joining = await returnUrl({ slug: 'acme' }, 'microsoft/start', 'email=new@acme.test');
    assert.match(joining.href, /^http:\/\/localhost:1\/up\?slug=acme&stytch_redirect_type=signup/);
    assert.equal(at(await authenticate(joining), 'data.member.status'), 'active');
    const stranger = await returnUrl({ slug: 'acme' }, 'google/start', 'email=eve@else.test');
    assertRefused(await authenticate(stranger), 400, 'invalid_email_for_jit_provisioning');
  });

  test('as a new member may depend on the workspace, and then the address is still to be verified', async () => {
    await acme({ oauth_tenant_jit_provisioning: 'RESTRICTED', allowed_oauth_tenants: { slack: ['T1'] } });
    const outside = await returnUrl({ slug: 'acme' }, 'slack/start', 'email=new@else.test&tenant=T2');
    assertRefused(await authenticate(outside), 400, 'email_jit_provisioning_not_allowed');
    const inside = await returnUrl({ slug: 'acme' }, 'slack/start', 'email=new@else.test&tenant=T1');
    const answer = await authenticate(inside);
    assert.equal(at(answer, 'data.member_authenticated'), false);
    assert.equal(at(answer, 'data.primary_required.allowed_auth_methods.0'), 'sso');
  });

  test('without a sign-in leads to the login URL', async () => {
    await acme();
    const { location } = await visit(startPath({ slug: 'acme', custom_scopes: 'a b<i>' }));
    assert.match(
      (await visit(location)).body,
      /Sign in with Google[^]*a, b&#60;i&#62;[^]*value="ada@acme\.test"/,
    );
    const { searchParams, pathname } = new URL((await visit(`${location}/deny`)).location);
    assert.deepEqual(
      [pathname, searchParams.get('error'), searchParams.get('token')],
      ['/in', 'access_denied', null],
    );
    assertRefused(await client().send('GET', location), 400, 'oauth_invalid_state');
  });

  test('is possible for ten minutes', async () => {
    await acme();
    const url = await returnUrl({ slug: 'acme' });
    assertRefused(await discover(url), 404, 'oauth_token_not_found');
    await client().advance(10 * MINUTE_MS);
    assertRefused(await authenticate(url), 404, 'oauth_token_not_found');
  });
});

describe('returning to discovery', () => {
  test('leads to the list of organizations', async () => {
    await acme();
    const url = await returnUrl({ pkce_code_challenge: challenge }, 'google/discovery/start');
    assert.match(
      url.href,
      /^http:\/\/localhost:1\/list\?stytch_redirect_type=login&stytch_token_type=discovery_oauth&token=/,
    );
    assertRefused(await discover(url), 400, 'pkce_expected_code_verifier');
    const answer = await discover(url, { pkce_code_verifier: verifier });
    assert.equal(at(answer, 'data.email_address'), EMAIL);
    assert.equal(at(answer, 'data.discovered_organizations.0.membership.type'), 'active_member');
    assertRefused(await discover(url, { pkce_code_verifier: verifier }), 404, 'oauth_token_not_found');
  });

  test('lists organizations that the workspace may join', async () => {
    await acme({ oauth_tenant_jit_provisioning: 'RESTRICTED', allowed_oauth_tenants: { github: ['G1'] } });
    const url = await returnUrl({}, 'github/discovery/start', 'email=new@else.test&tenant=G1');
    assert.deepEqual(at(await discover(url), 'data.discovered_organizations.0.membership'), {
      type: 'eligible_to_join_by_oauth_tenant',
      details: { provider: 'github', tenant: 'G1' },
      member: null,
    });
  });
});
