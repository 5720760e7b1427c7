import assert from 'node:assert/strict';
import { test } from 'node:test';
import { B2B_PUBLIC_TOKEN } from '../state/b2b/settings.ts';
import { type Answer, assertRefused, at, emulatorForTests, PUBLIC_TOKEN } from '../test-client.ts';

const client = emulatorForTests();
const LISTED = 'http://localhost:3000/a?b=c';
const ORIGIN = 'http://localhost:3000';
const email = 'ada@example.com';

/** Sends a request as a navigation or a fetch of a page. */
const visit = (path: string, headers: Record<string, string> = {}) =>
  client().send('GET', path, undefined, headers);

const oauth = `/v1/public/oauth/google/start?public_token=${PUBLIC_TOKEN}`;
const b2bOAuth = `/v1/b2b/public/oauth/google/discovery/start?public_token=${B2B_PUBLIC_TOKEN}`;
const sso = `/v1/public/sso/start?public_token=${B2B_PUBLIC_TOKEN}&connection_id=c1`;
const connection = { connection_id: 'c1', display_name: 'Okta', identity_provider: 'okta' };

/** The call with a URL to return to, and its refusal. */
const redirects: readonly (readonly [type: string, call: (url: string) => Promise<Answer>])[] = [
  [
    'no_match_for_provided_magic_link_url',
    (url) => client().api('POST', '/magic_links/email/login_or_create', { email, login_magic_link_url: url }),
  ],
  [
    'no_match_for_provided_oauth_url',
    (url) => visit(`${oauth}&login_redirect_url=${encodeURIComponent(url)}`),
  ],
  [
    'invalid_password_reset_redirect_url',
    (url) =>
      client().api('POST', '/passwords/email/reset/start', { email, reset_password_redirect_url: url }),
  ],
  [
    'no_match_for_provided_magic_link_url',
    (url) =>
      client().b2b('/magic_links/email/discovery/send', {
        email_address: email,
        discovery_redirect_url: url,
      }),
  ],
  [
    'no_match_for_provided_oauth_url',
    (url) => visit(`${b2bOAuth}&discovery_redirect_url=${encodeURIComponent(url)}`),
  ],
  ['no_match_for_provided_sso_url', (url) => visit(`${sso}&signup_redirect_url=${encodeURIComponent(url)}`)],
  [
    'invalid_password_reset_redirect_url',
    (url) =>
      client().b2b('/passwords/discovery/reset/start', {
        email_address: email,
        reset_password_redirect_url: url,
      }),
  ],
];

for (const [index, [type, call]] of redirects.entries()) {
  test(`a URL that the project does not list, with its query, is refused: ${type} (${index})`, async () => {
    const allowed_redirect_urls = [LISTED];
    await client().addOrganization({ sso_active_connections: [connection] });
    await client().patchSettings({
      users: [{ email }],
      allowed_redirect_urls,
      b2b: { allowed_redirect_urls },
    });
    assertRefused(await call(`${LISTED}&d`), 400, type);
    assertRefused(await call('http://localhost:3000/a'), 400, type);
    assert.equal((await call(LISTED)).status, 200);
  });
}

test('a session may not last longer than the project lets it', async () => {
  await client().patchSettings({ max_session_duration_minutes: 60 });
  const { code, methodId } = await client().sendCode('+12025550162');
  const signIn = (minutes: number) =>
    client().api('POST', '/otps/authenticate', {
      token: code,
      method_id: methodId,
      session_duration_minutes: minutes,
    });
  assertRefused(await signIn(61), 400, 'invalid_session_duration_minutes');
  assert.equal((await signIn(60)).status, 200);
});

test('calls that are switched off are refused', async () => {
  const search = () => client().api('POST', '/users/search', { email });
  assert.equal((await search()).status, 200);
  await client().patchSettings({ disabled_endpoints: ['/users/search'] });
  assertRefused(await search(), 401, 'endpoint_not_authorized_for_sdk');
});

for (const channel of ['sms', 'whatsapp']) {
  test(`codes are sent by ${channel} only to the countries that the project lists`, async () => {
    await client().patchSettings({ phone_calling_codes: ['+1'] });
    const send = (phone_number: string) =>
      client().api('POST', `/otps/${channel}/login_or_create`, { phone_number });
    assertRefused(await send('+4930123456'), 400, 'invalid_phone_number_country_code');
    assert.equal((await send('+12025550162')).status, 200);
  });
}

/** What a page of the one authorized origin may do, by the headers that tell where it is. */
const pages: readonly (readonly [headers: Record<string, string>, isAllowed: boolean])[] = [
  [{ origin: ORIGIN }, true],
  [{ referer: `${ORIGIN}/` }, true],
  [{ 'x-sdk-parent-host': ORIGIN }, true],
  [{ origin: 'http://localhost:3001' }, false],
  [{ referer: 'http://localhost:3001/a' }, false],
  // A navigation under no-referrer.
  [{}, false],
];

for (const [headers, isAllowed] of pages) {
  test(`an unlisted origin is refused, and a listed one is not: ${JSON.stringify(headers)}`, async () => {
    const authorized_domains = [ORIGIN];
    await client().addOrganization({ sso_active_connections: [connection] });
    await client().patchSettings({ authorized_domains, b2b: { authorized_domains } });
    const basic = Buffer.from(`${PUBLIC_TOKEN}:${PUBLIC_TOKEN}`).toString('base64');
    for (const answer of [
      await visit(`/sdk/v1/projects/bootstrap/${PUBLIC_TOKEN}`, {
        ...headers,
        authorization: `Basic ${basic}`,
      }),
      await visit(oauth, headers),
      await visit(b2bOAuth, headers),
      await visit(sso, headers),
    ]) {
      if (isAllowed) assert.equal(answer.status, 200);
      else assertRefused(answer, 400, 'bad_domain_for_stytch_sdk');
    }
  });
}

test('a project that hides its accounts answers as one, whoever asks', async () => {
  await client().patchSettings({
    opaque_errors: true,
    users: [{ email: 'none@example.com' }, { email, password: 'violet-Piano-sleeps-42' }],
  });
  const answersFor = async (who: string) => {
    const sent = { email: who, password: 'not-Their-password-7', session_duration_minutes: 60 };
    return {
      search: at(await client().api('POST', '/users/search', { email: who }), 'data.userType'),
      logIn: at(await client().api('POST', '/passwords/authenticate', sent), 'error_type'),
      reset: (await client().api('POST', '/passwords/email/reset/start', { email: who })).status,
      link: (await client().api('POST', '/magic_links/email/send/primary', { email: who })).status,
      code: (await client().api('POST', '/otps/email/send/primary', { email: who })).status,
    };
  };
  const expected = { search: 'unknown', logIn: 'unauthorized_credentials', reset: 200, link: 200, code: 200 };
  for (const who of ['new@example.com', 'none@example.com', email])
    assert.deepEqual(await answersFor(who), expected, who);
  for (const who of ['none@example.com', email]) {
    const account = { email: who, password: 'violet-Piano-sleeps-43', session_duration_minutes: 60 };
    assertRefused(await client().api('POST', '/passwords', account), 401, 'unauthorized_credentials');
  }
});

test('a B2B project that hides its members answers as one, whoever asks', async () => {
  await client().patchSettings({ b2b: { opaque_errors: true } });
  const members = [
    { email_address: 'none@acme.test' },
    { email_address: 'ada@acme.test', password: 'violet-Piano-sleeps-42' },
  ];
  const organization_id = await client().addOrganization({ members });
  const answersFor = async (email_address: string) => {
    const who = { organization_id, email_address };
    const password = 'not-Their-password-7';
    return {
      search: at(await client().b2b('/organizations/members/search', who), 'data.member.status'),
      logIn: at(await client().b2b('/passwords/authenticate', { ...who, password }), 'error_type'),
      discovery: at(
        await client().b2b('/passwords/discovery/authenticate', { ...who, password }),
        'error_type',
      ),
      reset: (await client().b2b('/passwords/email/reset/start', who)).status,
    };
  };
  const type = 'unauthorized_credentials';
  for (const who of ['new@acme.test', 'none@acme.test', 'ada@acme.test'])
    assert.deepEqual(
      await answersFor(who),
      { search: 'active', logIn: type, discovery: type, reset: 200 },
      who,
    );
});
