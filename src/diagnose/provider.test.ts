import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProjectDiagnosis } from './diagnosis.ts';
import { errorType, projectFindings, providerFindings, readProject, tokenFindings } from './provider.ts';

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

const tokens: readonly (readonly [token: string, severity: string | undefined, message: RegExp])[] = [
  ['public-token-test-1', undefined, /^$/],
  ['public-token-live-1', undefined, /^$/],
  ['secret-live-1', 'error', /public-token holds a secret.*rotate/],
  ['token', 'warning', /public-token does not start with/],
];

for (const [token, severity, message] of tokens) {
  test(`the public token ${token} is ${severity ?? 'fine'}`, () => {
    const [finding] = tokenFindings(token);
    assert.equal(finding?.severity, severity);
    assert.match(finding?.message ?? '', message);
  });
}

const url = 'https://api.example';
const online = { isBlocked: false, isOnline: true };

const answers: readonly (readonly [
  status: number | undefined,
  type: string | undefined,
  connection: typeof online,
  message: RegExp,
])[] = [
  [undefined, undefined, { ...online, isOnline: false }, /offline/],
  [undefined, undefined, online, /does not answer\. Check api-url/],
  [400, 'bad_domain_for_stytch_sdk', online, /authorized domains/],
  [401, 'unauthorized_credentials', online, /does not know this public-token/],
  [404, undefined, online, /does not know this public-token/],
  [429, 'too_many_requests', online, /limits the rate/],
  [503, undefined, online, /fails \(503\)/],
  [400, 'odd', online, /refuses .*\(400 odd\)/],
  [200, undefined, online, /not as the provider's API does/],
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

const safe = { secureContext: true };

test('a project that requires PKCE, on a page with TLS, is fine', () => {
  assert.deepEqual(projectFindings(project, ['emailMagicLinks', 'oauth', 'passwords'], safe), []);
});

test('a project that hides who has an account is worth a note where there are passwords', () => {
  const hiding = { ...project, opaqueErrors: true };
  assert.match(projectFindings(hiding, ['passwords'], safe)[0]?.message ?? '', /opaque errors.*lookupUser/);
  assert.deepEqual(projectFindings(hiding, ['oauth'], safe), []);
});

const projects: readonly (readonly [
  change: Partial<ProjectDiagnosis>,
  page: typeof safe,
  severity: string,
  message: RegExp,
])[] = [
  [{ vertical: 'B2B' }, safe, 'error', /of type B2B/],
  [{}, { secureContext: false }, 'error', /requires PKCE for email magic links, OAuth, .* https/],
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
