import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBlocked, policyFindings, readViolations, type Violation } from './policy.ts';

const origins = { api: 'https://api.example', files: 'https://cdn.example/dist/chunks/diagnose.js' };

const violation = (
  effectiveDirective: string,
  blockedURI: string,
  disposition: 'enforce' | 'report' = 'enforce',
) => ({ effectiveDirective, blockedURI, disposition }) satisfies Violation;

const cases: readonly (readonly [violation: Violation, severity: string, message: RegExp])[] = [
  [
    violation('connect-src', 'https://api.example/sdk/v1/x'),
    'error',
    /Add https:\/\/api\.example to connect-src/,
  ],
  [violation('script-src-elem', 'https://cdn.example/dist/a.js'), 'error', /blocks a file of this package/],
  [violation('script-src-elem', 'https://accounts.google.com/gsi/client'), 'warning', /Google One Tap/],
  [violation('require-trusted-types-for', 'trusted-types-sink'), 'warning', /trusted types/],
  [violation('script-src-elem', 'https://www.google.com/recaptcha/enterprise.js'), 'error', /captcha lets/],
  [violation('connect-src', 'https://telemetry.stytch.com/submit'), 'error', /fingerprinting lets/],
  [violation('style-src-attr', 'inline'), 'note', /blocked inline/],
  [violation('connect-src', 'https://api.example/', 'report'), 'note', /only reports/],
];

for (const [seen, severity, message] of cases) {
  test(`a violation of ${seen.effectiveDirective} by ${seen.blockedURI} (${seen.disposition})`, () => {
    const [finding] = policyFindings(readViolations([seen]), origins);
    assert.equal(finding?.severity, severity);
    assert.match(finding?.message ?? '', message);
  });
}

test('says each thing once, without queries', () => {
  const seen = [1, 2].map((token) => violation('connect-src', `https://api.example/x?token=${token}`));
  assert.deepEqual(readViolations(seen), [
    { directive: 'connect-src', blocked: 'https://api.example/x', reportOnly: false },
  ]);
});

test('a policy that only reports blocks nothing', () => {
  const seen = (disposition: 'enforce' | 'report') =>
    readViolations([violation('connect-src', 'https://api.example/x', disposition)]);
  assert.equal(isBlocked(seen('enforce'), 'https://api.example'), true);
  assert.equal(isBlocked(seen('report'), 'https://api.example'), false);
  assert.equal(isBlocked(seen('enforce'), 'https://other.example'), false);
});
