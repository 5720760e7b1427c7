import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProjectDiagnosis } from './diagnosis.ts';
import { errorType, projectFindings, providerFindings, readProject, SECRET } from './provider.ts';

const project: ProjectDiagnosis = {
  vertical: 'CONSUMER',
  passwordPolicy: 'zxcvbn',
  pkce: { magicLinks: true, passwordResets: true, oauth: true },
  captcha: false,
  deviceFingerprinting: false,
  signInWithEthereum: false,
  watermark: false,
  opaqueErrors: false,
};

test('reads what the provider says about the project', () => {
  const data = {
    vertical: 'B2B',
    password_config: { luds_complexity: 3 },
    pkce_required_for_oauth: true,
    captcha_settings: { enabled: true },
    disable_sdk_watermark: false,
    opaque_errors: true,
  };
  assert.deepEqual(readProject({ data }), {
    ...project,
    vertical: 'B2B',
    passwordPolicy: 'luds',
    pkce: { magicLinks: false, passwordResets: false, oauth: true },
    captcha: true,
    watermark: true,
    opaqueErrors: true,
  });
  for (const body of [undefined, null, 'x', {}, { data: null }]) assert.equal(readProject(body), undefined);
  assert.equal(errorType({ error_type: 'x' }), 'x');
  assert.equal(errorType({ error_type: 5 }), undefined);
});

const url = 'https://api.example';
const online = { publicToken: 'public-token-test-1', isBlocked: false, isOnline: true };
const unknown = { url, status: 401, type: 'unauthorized_credentials' };

test('a secret is told apart before it is sent', () => {
  assert.match(SECRET.message, /public-token holds a secret.*rotate/);
});

const placeholders = [
  'public-token-test-...',
  'public-token-live-…',
  'public-token-test-xxxxxxxx-xxxx',
  'public-token-live-YOUR-TOKEN',
  'public-token-test-<token>',
  'YOUR_PUBLIC_TOKEN',
  '${STYTCH_PUBLIC_TOKEN}',
  '<your public token>',
];
for (const publicToken of placeholders) {
  test(`the placeholder ${publicToken} is one error, unless the emulator accepts it`, () => {
    for (const answer of [unknown, { url, status: 404 }, { url }]) {
      const findings = providerFindings(answer, undefined, { ...online, publicToken });
      assert.equal(findings.length, 1);
      assert.match(findings[0]?.message ?? '', /^public-token is still the placeholder/);
    }
    assert.deepEqual(providerFindings({ url, status: 200 }, project, { ...online, publicToken }), []);
  });
}

test('a token of another shape is a warning, whatever the answer is', () => {
  const severities = providerFindings(unknown, undefined, { ...online, publicToken: 'token' }).map(
    ({ severity }) => severity,
  );
  assert.deepEqual(severities, ['warning', 'error']);
  const known = providerFindings({ url, status: 200 }, project, { ...online, publicToken: 'token' });
  assert.match(known[0]?.message ?? '', /public-token does not start with/);
});

const answers: readonly (readonly [
  status: number | undefined,
  type: string | undefined,
  connection: typeof online,
  message: RegExp,
])[] = [
  [undefined, undefined, { ...online, isOnline: false }, /offline/],
  [undefined, undefined, online, /does not answer\. Check api-url/],
  [400, 'bad_domain_for_stytch_sdk', online, /authorized domains/],
  [400, 'invalid_public_token_id', online, /`public-token` is incomplete/],
  [401, 'unauthorized_credentials', online, /no project with this `public-token`/],
  [
    401,
    'cname_required_for_http_only_cookies',
    online,
    /HttpOnly cookies.*Set api-url to the .*custom domain/,
  ],
  [
    401,
    'cname_invalid_for_http_only_cookies',
    online,
    /HttpOnly cookies.*Set api-url to the .*custom domain/,
  ],
  [
    401,
    'endpoint_not_authorized_for_sdk',
    online,
    /switched off for pages. Turn it on among the enabled methods in Stytch's dashboard/,
  ],
  [401, 'another', online, /refuses .*\(401 another\)/],
  [401, undefined, online, /^https:\/\/api\.example does not look like Stytch's API.*\(401\).*Set api-url/],
  [404, undefined, online, /does not look like Stytch's API.*\(404\)/],
  [429, 'too_many_requests', online, /limits the rate/],
  [503, undefined, online, /fails \(503\)/],
  [400, 'odd', online, /refuses .*\(400 odd\)/],
  [200, undefined, online, /does not look like Stytch's API/],
  [299, 'odd', online, /does not look like Stytch's API/],
  [300, 'odd', online, /refuses .*\(300 odd\)/],
];

for (const [status, type, connection, message] of answers) {
  test(`the provider's answer ${status} ${type} ${JSON.stringify(connection)}`, () => {
    const answer = { url, ...(status !== undefined && { status }), ...(type !== undefined && { type }) };
    const findings = providerFindings(answer, undefined, connection);
    assert.equal(findings.length, 1);
    assert.match(findings[0]?.message ?? '', message);
  });
}

test('a provider that the policy blocks is reported with the policy', () => {
  assert.deepEqual(providerFindings({ url }, undefined, { ...online, isBlocked: true }), []);
});

test('a provider that knows the project is fine', () => {
  assert.deepEqual(providerFindings({ url, status: 200 }, project, online), []);
});

const safe = { secureContext: true, wanted: 'CONSUMER' } as const;

for (const wanted of ['CONSUMER', 'B2B'] as const) {
  test(`a ${wanted} project that requires PKCE, on a page with TLS, is fine`, () => {
    const products = ['emailMagicLinks', 'oauth', 'passwords'];
    assert.deepEqual(projectFindings({ ...project, vertical: wanted }, products, { ...safe, wanted }), []);
  });
}

test('a project that hides who has an account is worth a note where there are passwords', () => {
  const hiding = { ...project, opaqueErrors: true };
  assert.match(projectFindings(hiding, ['passwords'], safe)[0]?.message ?? '', /opaque errors.*lookupUser/);
  assert.deepEqual(projectFindings(hiding, ['oauth'], safe), []);
});

const projects: readonly (readonly [
  change: Partial<ProjectDiagnosis>,
  page: Parameters<typeof projectFindings>[2],
  severity: string,
  message: RegExp,
])[] = [
  [{ vertical: 'B2B' }, safe, 'error', /of type B2B.*or <auth-b2b-widget>/],
  [{}, { ...safe, wanted: 'B2B' }, 'error', /of type CONSUMER.*or <auth-widget>/],
  [{}, { ...safe, secureContext: false }, 'error', /requires PKCE for email magic links, OAuth, .* https/],
  [
    { pkce: { magicLinks: false, passwordResets: false, oauth: true } },
    safe,
    'note',
    /does not require PKCE for email magic links\./,
  ],
  [{ captcha: true }, safe, 'note', /captcha/],
  [{ deviceFingerprinting: true }, safe, 'note', /device fingerprinting/],
];

for (const [change, page, severity, message] of projects) {
  test(`a project with ${JSON.stringify(change)} on a page with ${JSON.stringify(page)}`, () => {
    const findings = projectFindings({ ...project, ...change }, ['emailMagicLinks', 'oauth'], page);
    assert.deepEqual(
      findings.map((finding) => finding.severity),
      [severity],
    );
    assert.match(findings[0]?.message ?? '', message);
  });
}
